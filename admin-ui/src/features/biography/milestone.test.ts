import { expect, test } from 'vitest';
import { problemsOf } from '../../kit/fields/fields';
import { milestones } from './resource';

const { fields: milestoneFields, toInput: toMilestoneInput } = milestones;

const values = { year: '2023', title: 'Major Runway Shows', description: 'Four large stages.', image: null };
const image = { id: 'file1', kind: 'image' as const, url: '/uploads/a.png', name: '', alt: '', focus: null };

test('Milestone: requires year, title and description', () => {
  expect(problemsOf(milestoneFields, values)).toEqual({});
  expect(problemsOf(milestoneFields, { ...values, year: ' ', title: '' })).toEqual({
    year: 'Please fill in all required fields',
    title: 'Please fill in all required fields',
  });
});

test('sends the id of the image, and null once it is removed', () => {
  expect(toMilestoneInput({ ...values, image })).toMatchObject({ image: 'file1' });
  expect(toMilestoneInput(values)).toMatchObject({ image: null });
});
