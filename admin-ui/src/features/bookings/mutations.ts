import { deleteMutation, saveMutation } from '../../content/collection';
import { toAwayInput } from './away';
import { toAway, toBooking } from './booking';
import { toBookingInput } from './booking-fields';
import { CreateAway, CreateBooking, DeleteAway, DeleteBooking, UpdateAway, UpdateBooking } from './documents';
import { wording } from './wording';

export const saveBooking = saveMutation({
  key: 'bookings',
  toItem: toBooking,
  toInput: toBookingInput,
  create: CreateBooking,
  update: UpdateBooking,
  wording,
});

export const deleteBooking = () =>
  deleteMutation({ key: 'bookings', document: DeleteBooking, failed: wording.deleteFailed });

export const saveAway = saveMutation({
  key: 'aways',
  toItem: toAway,
  toInput: toAwayInput,
  create: CreateAway,
  update: UpdateAway,
  wording: wording.away,
});

export const deleteAway = () =>
  deleteMutation({ key: 'aways', document: DeleteAway, failed: wording.away.deleteFailed });
