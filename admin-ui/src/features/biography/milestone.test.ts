import { expect, test } from 'vitest';
import { problemsOf } from '../../kit/fields/fields';
import { milestones } from './resource';

const { fields: milestoneFields, toInput: toMilestoneInput } = milestones;

const values = { year: '2023', title: 'Major Runway Shows', description: 'Four large stages.' };

test('Milestone: requires year, title and description', () => {
  expect(problemsOf(milestoneFields, values)).toEqual({});
  expect(problemsOf(milestoneFields, { year: ' ', title: '', description: 'x' })).toEqual({
    year: 'Please fill in all required fields',
    title: 'Please fill in all required fields',
  });
});

test('sends an image only if it was chosen or removed', () => {
  expect(toMilestoneInput({ values, media: { state: 'kept' } })).not.toHaveProperty('image');
  expect(toMilestoneInput({ values, media: { state: 'changed', id: null } })).toMatchObject({ image: null });
});
