import type { APIRequestContext } from '@playwright/test';
import { uniqueTitle } from './owner-rows';

/**
 * Requests a day like a browser without JavaScript.
 *
 * @returns the path of the client's page
 */
export async function askForDay(request: APIRequestContext): Promise<string> {
  const form = {
    service: 'Fashion Shoot',
    quantity: '1',
    firstDay: `${new Date().getUTCFullYear() + 1}-11-11`,
    city: 'Nairobi',
    // A unique name: an equal request would be the same booking, which another test may have changed.
    name: uniqueTitle('Atieno'),
    email: 'atieno@example.com',
    phone: '+254712345678',
  };
  const answer = await request.post('/book', { form, maxRedirects: 0 });
  return answer.headers().location ?? '';
}
