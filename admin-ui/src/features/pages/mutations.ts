import { deleteMutation, saveMutation } from '../../content/collection';
import { CreateRedirect, DeleteRedirect, UpdateRedirect } from './documents';
import { toRedirect, toRedirectInput } from './redirect';
import { wording } from './wording';

export const saveRedirect = saveMutation({
  key: 'redirects',
  toItem: toRedirect,
  toInput: toRedirectInput,
  create: CreateRedirect,
  update: UpdateRedirect,
  wording: wording.redirect,
});

export const deleteRedirect = () =>
  deleteMutation({ key: 'redirects', document: DeleteRedirect, failed: wording.redirect.deleteFailed });
