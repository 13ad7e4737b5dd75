import type { MediaKey } from '../media-key';

export interface StarterBlogPost {
  title: string;
  /** The slug that the CMS would make of the title; given here so that a second load finds the post. */
  slug: string;
  tags: string[];
  image: MediaKey;
  createdAt: string;
  /** Markdown that begins with a plain paragraph, which becomes the excerpt on cards. */
  content: string;
}
