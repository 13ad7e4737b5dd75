import type { APIRequestContext } from '@playwright/test';
import { uniqueTitle } from './owner-rows';

/** Asks for a day as a browser without JavaScript does. @returns the path of the client's page */
export async function askForDay(request: APIRequestContext): Promise<string> {
  const form = {
    service: 'Fashion Shoot',
    quantity: '1',
    firstDay: `${new Date().getUTCFullYear() + 1}-11-11`,
    city: 'Nairobi',
    // The same request again is the same booking, whatever another test has made of it.
    name: uniqueTitle('Atieno'),
    email: 'atieno@example.com',
    phone: '+254712345678',
  };
  const answer = await request.post('/book', { form, maxRedirects: 0 });
  return answer.headers().location ?? '';
}
