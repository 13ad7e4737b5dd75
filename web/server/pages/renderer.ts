import type { DocumentAssets } from '../../src/app/document-html';
import type {
  answerForm,
  connectToCms,
  freshFormToken,
  previewOfPage,
  renderFailure,
  renderFile,
  renderPage,
} from '../../src/app/entry-server';
import type { TrustedOperation } from '../graphql/trusted-documents';

/** The part of the app that runs on the server. */
export interface Renderer {
  answerForm: typeof answerForm;
  connectToCms: typeof connectToCms;
  freshFormToken: typeof freshFormToken;
  previewOfPage: typeof previewOfPage;
  renderFile: typeof renderFile;
  renderPage: typeof renderPage;
  renderFailure: typeof renderFailure;
}

/** Where the renderer and the addresses of its files come from: the build, or Vite while developing. */
export interface RendererSource {
  load: () => Promise<Renderer>;
  assetsOf: (routeIds: string[]) => DocumentAssets;
  /** The script that stands in pages, as the security policy names it */
  scriptSource: string;
  /** What visitors may ask of GraphQL */
  operations: () => Promise<readonly TrustedOperation[]>;
  /** Last touch on a document; development adds Vite's client */
  finish?: (url: string, html: string) => Promise<string>;
  /** A page may be kept until the content changes; not while its code does */
  keepsPages: boolean;
}
