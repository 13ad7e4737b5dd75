/** Without both no mail is sent; the start refuses one without the other. */
export const mailIsConfigured = (): boolean => Boolean(process.env.SMTP_URL && process.env.MAIL_FROM);

/** Milliseconds. A server that says nothing for so long is tried again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/**
 * The address with which nodemailer connects: it takes its options from there alone. A password leaves this machine only
 * under TLS; who has to do without says `?requireTLS=false` in SMTP_URL.
 *
 * @param given SMTP_URL, checked by the start
 */
export function connectionUrl(given: string): string {
  const url = new URL(given);
  const options: Record<string, string | number> = { ...PATIENCE };
  if (url.username && !THIS_MACHINE.test(url.hostname)) options.requireTLS = 'true';
  for (const [name, value] of Object.entries(options)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Stands in where no mail server is set: stock Strapi would try to deliver what the panel sends by itself. */
const NO_SERVER = {
  name: 'none',
  version: '1',
  send: (_mail: unknown, done: (error: Error) => void) =>
    done(new Error('No mail is sent: SMTP_URL and MAIL_FROM are not set')),
};

/** The configuration of Strapi's plugin `email`. */
export const mailPlugin = (environment: NodeJS.ProcessEnv = process.env) => ({
  provider: 'nodemailer',
  providerOptions: environment.SMTP_URL ? { url: connectionUrl(environment.SMTP_URL) } : NO_SERVER,
  settings: { defaultFrom: environment.MAIL_FROM },
});
