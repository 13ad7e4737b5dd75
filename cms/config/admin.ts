import type { Core } from '@strapi/strapi';
import { secret } from '../src/platform/secrets/secrets';
import { previewAddress } from '../src/site/preview/panel-preview';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => {
  const publicUrl = env('PUBLIC_URL', 'http://localhost:3000');
  return {
    auth: { secret: secret('ADMIN_JWT_SECRET', env('ADMIN_JWT_SECRET')) },
    apiToken: { salt: secret('API_TOKEN_SALT', env('API_TOKEN_SALT')) },
    transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT', env('TRANSFER_TOKEN_SALT')) } },
    secrets: { encryptionKey: secret('ENCRYPTION_KEY', env('ENCRYPTION_KEY')) },
    flags: { nps: false, promoteEE: false },
    // Allows 5 sign-ins per email address in 5 minutes; `src/http/panel-sign-in-limit.ts` limits by caller too.
    rateLimit: { interval: 5 * 60 * 1000, max: 5 },
    preview: {
      enabled: true,
      config: {
        allowedOrigins: [publicUrl],
        handler: (uid, item) => previewAddress(publicUrl, uid, item),
      },
    },
  };
};

export default config;
