import type { Locator, Page } from '@playwright/test';
import { ownerAccount } from '../cms-data/accounts';

/** A file to drop or paste. */
interface HandedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Elements of every screen behind the sign-in. */
export class OwnerArea {
  constructor(protected readonly page: Page) {}

  /** Signs in on the way to a screen, such as '/projects'. */
  async enter(path: string) {
    await this.enterPassword(path);
    await this.page.getByText('Welcome to your admin dashboard').waitFor();
  }

  /** Enters name and password on the way to a screen; a second step may follow. */
  async enterPassword(path: string) {
    const { username, password } = ownerAccount();
    await this.page.goto(`/admin/login?next=${encodeURIComponent(path)}`);
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password').fill(password);
    await this.button('Sign in').click();
  }

  /** Opens a screen after the sign-in. */
  async open(path: string) {
    await this.page.goto(`/admin${path}`);
  }

  async useScheme(scheme: 'light' | 'dark') {
    await this.page.evaluate((chosen) => localStorage.setItem('admin-theme', chosen), scheme);
    await this.page.reload();
  }

  readonly heading = () => this.page.getByRole('heading', { level: 1 });
  readonly tab = (name: string) => this.page.getByRole('tab', { name, exact: true });
  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true });
  /** The label of a required field ends in an asterisk. */
  readonly field = (label: string) =>
    this.page
      .getByLabel(new RegExp(`^${label.replace('?', '\\?')}( \\*)?$`))
      .and(this.page.locator('input, textarea, select'));
  /** An entry of a list of cards, each with a heading. */
  readonly card = (text: string) =>
    this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading'), hasText: text });
  readonly dialog = (name?: string) => this.page.getByRole('dialog', { name });
  readonly notice = (text: string | RegExp) => this.page.getByRole('alert').filter({ hasText: text });
  readonly loading = () => this.page.getByRole('status', { name: 'Loading' });
  readonly columns = () => this.page.getByRole('columnheader');
  readonly rows = () => this.page.locator('tbody').getByRole('row');
  readonly row = (text: string) => this.rows().filter({ hasText: text });

  /** The file input of a picker, named by its label. */
  readonly picker = (label: string) => this.page.locator(`input[type=file][aria-label="${label}"]`);

  /** Drops files on the picker or pastes them; a paste goes to `at`, or to the page. */
  async give(how: 'drop' | 'paste', label: string, given: HandedFile | HandedFile[], at?: Locator) {
    const files = [given].flat().map(({ name, mimeType, buffer }) => {
      // Zeros that make a file large are added in the page: millions of letters take seconds on their way.
      const end = buffer.findLastIndex((byte) => byte !== 0) + 1;
      const bytes = buffer.subarray(0, end).toString('base64');
      return { name, type: mimeType, bytes, zeros: buffer.length - end };
    });
    const place = at ?? (how === 'paste' ? this.page.locator('body') : this.picker(label));
    await place.evaluate(
      (element, { how, files }) => {
        const data = new DataTransfer();
        for (const { name, type, bytes, zeros } of files) {
          const content = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
          data.items.add(new File([content, new Uint8Array(zeros)], name, { type }));
        }
        const event =
          how === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
        element.dispatchEvent(event);
      },
      { how, files },
    );
  }

  /**
   * Returns a dialog that has just opened, once it has taken the focus. A key pressed before would go to the element that
   * takes it.
   */
  async openedDialog(name?: string): Promise<Locator> {
    const dialog = this.dialog(name);
    await dialog.locator(':focus').waitFor();
    return dialog;
  }

  /** Picks an entry up by keyboard, to move it with the arrow keys; its place is announced. */
  async pickUp(name: string, place: string | RegExp) {
    await this.button(`Drag ${name}`).focus();
    await this.page.keyboard.press('Space');
    await this.page.getByText(place).waitFor({ state: 'attached' });
    // dnd-kit listens for the arrow keys after a timer.
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  /** Confirms a deletion. */
  async confirmDelete(question: string) {
    await this.dialog(question).getByRole('button', { name: 'Delete' }).click();
  }
}
