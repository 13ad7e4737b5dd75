import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { DismissFailedMail, SendMailAgain } from './documents';
import { wording } from './wording';

/** All mail that could not be sent. */
export const sendMailAgain = () =>
  mutationOptions({
    mutationKey: ['dashboard', 'send-mail-again'],
    mutationFn: () => strapi.request({ document: SendMailAgain }),
    meta: { done: wording.mail.triedAgain, failed: wording.mail.tryFailed },
  });

/** All mail that is not tried again by itself. */
export const dismissFailedMail = () =>
  mutationOptions({
    mutationKey: ['dashboard', 'dismiss-mail'],
    mutationFn: () => strapi.request({ document: DismissFailedMail }),
    meta: { done: wording.mail.dismissed, failed: wording.mail.dismissFailed },
  });
