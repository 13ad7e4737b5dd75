import { deleteMutation, saveMutation, saveOnlyMutation } from '../../content/collection';
import { toBio, toBioInput } from './bio';
import { CreateMilestone, DeleteMilestone, UpdateBio, UpdateMilestone } from './documents';
import { toMilestone, toMilestoneInput } from './milestone';
import { wording } from './wording';

export const saveBio = saveOnlyMutation({
  key: 'bio',
  toItem: toBio,
  toInput: toBioInput,
  document: UpdateBio,
  wording: wording.bio,
});

export const saveMilestone = saveMutation({
  key: 'milestones',
  toItem: toMilestone,
  toInput: toMilestoneInput,
  create: CreateMilestone,
  update: UpdateMilestone,
  wording: wording.milestone,
});

export const deleteMilestone = () =>
  deleteMutation({
    key: 'milestones',
    document: DeleteMilestone,
    failed: wording.milestone.deleteFailed,
  });
