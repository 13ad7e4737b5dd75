import { deleteMutation, saveMutation } from '../../content/collection';
import { CreateProject, DeleteProject, UpdateProject } from './documents';
import { toProject, toProjectInput } from './project';
import { wording } from './wording';

export const saveProject = saveMutation({
  key: 'projects',
  toItem: toProject,
  toInput: toProjectInput,
  create: CreateProject,
  update: UpdateProject,
  wording,
});

/** Its volunteers stay, without a project; its file goes when nothing else uses it. The CMS sees to both. */
export const deleteProject = () =>
  deleteMutation({ key: 'projects', document: DeleteProject, failed: wording.deleteFailed });
