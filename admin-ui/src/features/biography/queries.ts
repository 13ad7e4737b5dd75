import type { VariablesOf } from 'gql.tada';
import { PAGE_SIZE, sortOrder } from '../../kit/list/list-search';
import {
  deleteMutation,
  oneQuery,
  onlyQuery,
  pageQuery,
  saveMutation,
  saveOnlyMutation,
} from '../../resource/queries';
import { toBio, toBioInput } from './bio';
import type { BiographySearch } from './biography';
import {
  CreateMilestone,
  DeleteMilestone,
  Milestones,
  OneMilestone,
  TheBio,
  UpdateBio,
  UpdateMilestone,
} from './documents';
import { toMilestone, toMilestoneInput } from './milestone';
import { wording } from './wording';

export const bioQueries = {
  /** Null until the first save. */
  stored: () =>
    onlyQuery({ key: 'bio', toItem: toBio, document: TheBio, loadFailure: wording.bio.loadFailure }),
};

const milestones = {
  key: 'milestones',
  toItem: toMilestone,
  loadFailure: wording.milestone.loadFailure,
};

export function milestoneFilters(q: string): VariablesOf<typeof Milestones>['filters'] {
  const found = { containsi: q };
  return q ? { or: [{ year: found }, { title: found }, { description: found }] } : {};
}

export const milestoneQueries = {
  page: ({ q, sort, page }: Pick<BiographySearch, 'q' | 'sort' | 'page'>) => {
    const variables = { filters: milestoneFilters(q), sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
    return pageQuery({ ...milestones, document: Milestones, variables });
  },
  one: (documentId: string) => oneQuery({ ...milestones, document: OneMilestone, documentId }),
};

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
