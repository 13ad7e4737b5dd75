import type { Core } from '@strapi/strapi';
import { ABOUT_SITE, addNotice } from '../../platform/notices';

/** The notice on the dashboard that offers a passkey or an app. */
export const OFFER = { event: 'SECOND_FACTOR_OFFERED', about: ABOUT_SITE } as const;

const OFFERED = { name: 'second-factor-offered' };

/** Offers a second factor once. The owner may dismiss the notice for good. */
export async function offerSecondFactor(strapi: Core.Strapi): Promise<void> {
  const notes = () => strapi.db.connection('site_notes');
  // Only reads after the first time: an insert would lock an SQLite file.
  if (await notes().where(OFFERED).first('name')) return;
  await strapi.db.transaction(async ({ trx }) => {
    const note = { ...OFFERED, value: new Date().toISOString() };
    // Another server may offer it at the same time; the notice replaces itself.
    await trx('site_notes').insert(note).onConflict('name').ignore();
    await addNotice(strapi, OFFER);
  });
}
