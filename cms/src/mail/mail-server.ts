/** Returns whether emails can be sent. The start refuses one of the two without the other. */
export const mailIsConfigured = (): boolean => Boolean(process.env.SMTP_URL && process.env.MAIL_FROM);

/** Milliseconds. An attempt to send ends after this silence and is repeated later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Returns the address for nodemailer, which takes its options only from the address, from SMTP_URL. A password to
 * another machine requires TLS, unless SMTP_URL contains `?requireTLS=false`.
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

/** The transport without a mail server. Stock Strapi would try to deliver the panel's emails by itself. */
const NO_SERVER = {
  name: 'none',
  version: '1',
  send: (_mail: unknown, done: (error: Error) => void) =>
    done(new Error('No mail is sent: SMTP_URL and MAIL_FROM are not set')),
};

/** Returns the configuration of Strapi's plugin `email`. */
export const mailPlugin = (environment: NodeJS.ProcessEnv = process.env) => ({
  provider: 'nodemailer',
  providerOptions: environment.SMTP_URL ? { url: connectionUrl(environment.SMTP_URL) } : NO_SERVER,
  settings: { defaultFrom: environment.MAIL_FROM },
});
