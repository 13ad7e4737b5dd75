import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { OwnerArea } from './owner-area';

/** "Signing in" in the owner's settings. */
export class SigningInSection extends OwnerArea {
  /** Gives the page's browser an authenticator that confirms each question at once. */
  static async withAuthenticator(page: Page): Promise<SigningInSection> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new SigningInSection(page);
  }

  /** @returns the recovery codes */
  async addPasskey(name: string): Promise<string[]> {
    await this.button('Add a passkey').click();
    const naming = await this.openedDialog('Add a passkey');
    await naming.getByLabel('Name').fill(name);
    await naming.getByRole('button', { name: 'Add', exact: true }).click();
    return this.keepRecoveryCodes();
  }

  async keepRecoveryCodes(): Promise<string[]> {
    const shown = this.dialog('Your recovery codes');
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    const codes = await shown.getByRole('listitem').allTextContents();
    // Other tests may be signed in elsewhere, and stay so.
    const others = this.dialog('Sign out your other devices?');
    await this.page.addLocatorHandler(others, () => others.getByRole('button', { name: 'Cancel' }).click());
    await shown.getByRole('button', { name: 'I have kept them' }).click();
    await expect(shown).toBeHidden();
    return codes;
  }

  async logOut() {
    await this.button('Logout').click();
    await this.page.waitForURL(/\/admin\/login/);
  }
}
