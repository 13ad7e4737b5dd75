import type { MediaKey } from '../media-key';

export interface StarterBlogPost {
  title: string;
  /** What the CMS makes of the title; given here so that a second load finds the same post. */
  slug: string;
  tags: string[];
  image: MediaKey;
  createdAt: string;
  /** Markdown that opens with a plain paragraph: its beginning is the excerpt on the cards. */
  content: string;
}
