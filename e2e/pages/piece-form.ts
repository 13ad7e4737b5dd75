import type { Page } from '@playwright/test';
import { OwnerArea } from './owner-area';

/** The form of a portfolio piece, with its list of images and films. */
export class PieceForm extends OwnerArea {
  constructor(page: Page) {
    super(page);
  }

  /** Opens the form of a stored piece. */
  async edit(documentId: string) {
    await this.open(`/portfolio?tab=upload-new&edit=${documentId}`);
    await this.page.getByRole('heading', { name: 'Edit Portfolio Item' }).waitFor();
  }

  readonly files = () => this.picker('Images and films');
  readonly story = () => this.page.getByRole('group', { name: 'Images and films' });
  readonly descriptions = () => this.story().getByRole('textbox');
  /** The description of an entry, counted from 1. */
  readonly description = (place: number) =>
    this.story().getByLabel(new RegExp(`^What does (image|film) ${place} show\\?$`));
}
