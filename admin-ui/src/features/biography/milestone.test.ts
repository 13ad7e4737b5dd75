import { expect, test } from 'vitest';
import { milestoneProblems, toMilestoneInput } from './milestone';

const values = { year: '2023', title: 'Major Runway Shows', description: 'Four large stages.' };

test('Milestone: year, title and description are required', () => {
  expect(milestoneProblems(values)).toEqual({});
  expect(milestoneProblems({ year: ' ', title: '', description: 'x' })).toEqual({
    year: 'Please fill in all required fields',
    title: 'Please fill in all required fields',
  });
});

test('an image is sent only when it was chosen or removed', () => {
  expect(toMilestoneInput(values, { state: 'kept' })).not.toHaveProperty('image');
  expect(toMilestoneInput(values, { state: 'changed', id: null })).toMatchObject({ image: null });
});
