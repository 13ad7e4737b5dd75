import { mutationOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { deleteMutation, putSaved, saveMutation } from '../../content/collection';
import type { Editable } from '../../manager/use-editor-form';
import { strapi } from '../../strapi/client';
import { toAwayInput } from './away';
import { toAway, toBooking } from './booking';
import { toBookingInput } from './booking-fields';
import {
  CreateAway,
  CreateBooking,
  DeleteAway,
  DeleteBooking,
  MailAnswer,
  MoveBooking,
  UpdateAway,
  UpdateBooking,
} from './documents';
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

type Move = Omit<VariablesOf<typeof MoveBooking>['data'], 'documentId' | 'revision'>;

/** From one state into the next; a refusal is said in the dialog that asked. */
export const moveBooking = ({ documentId, revision }: Editable) =>
  mutationOptions({
    mutationKey: ['bookings', 'move'],
    mutationFn: async (move: Move) => {
      const variables = { data: { ...move, documentId, revision } };
      return toBooking((await strapi.request({ document: MoveBooking, variables })).moved);
    },
    onSuccess: (moved, _move, _shown, { client }) => putSaved(client, ['bookings'], moved),
    meta: { done: ({ event }: Move) => wording.moved[event] },
  });

/** What the owner has written, to the client's address. */
export const mailAnswer = (documentId: string) =>
  mutationOptions({
    mutationKey: ['bookings', 'mail-answer'],
    mutationFn: (words: { subject: string; text: string }) =>
      strapi.request({ document: MailAnswer, variables: { ...words, documentId } }),
    meta: { done: wording.answer.mailed, failed: wording.answer.mailFailed },
  });

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
