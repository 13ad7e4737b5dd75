import { deleteMutation, saveMutation } from '../../content/collection';
import { CreateEvent, DeleteEvent, UpdateEvent } from './documents';
import { toEventInput, toSiteEvent } from './event';
import { wording } from './wording';

export const saveEvent = saveMutation({
  key: 'events',
  toItem: toSiteEvent,
  toInput: toEventInput,
  create: CreateEvent,
  update: UpdateEvent,
  wording,
});

export const deleteEvent = () =>
  deleteMutation({ key: 'events', document: DeleteEvent, failed: wording.deleteFailed });
