import type { CSSProperties } from 'react';
import { sharedWording } from '../themes/behaviour/wording';

/** On top of either theme, and of none: the sheet of a page knows nothing of previews. */
const LOOK: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1000,
  margin: 0,
  padding: '0.6rem 1rem',
  background: '#fff3c4',
  color: '#1a1300',
  font: '500 0.9375rem/1.4 system-ui, sans-serif',
  textAlign: 'center',
};

/** Says that this page is a preview, and links of it open beside it: no other page of the site lets itself be framed. */
export function PreviewBar({ isDraft }: { isDraft: boolean }) {
  const { draft, published } = sharedWording.preview;
  return (
    <>
      <base target="_blank" />
      <p style={LOOK} role="status">
        {isDraft ? draft : published}
      </p>
    </>
  );
}
