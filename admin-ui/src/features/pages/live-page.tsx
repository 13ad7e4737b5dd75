import { Anchor, SegmentedControl } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './pages.module.css';
import { wording } from './wording';

interface LivePageProps {
  /** Paths of the site; one of them is shown. */
  paths: readonly string[];
  /** Changes after every save, to reload the page. */
  version: number;
}

/** Shows a page of the site, or its link preview, as visitors see it now. */
export function LivePage({ paths, version }: LivePageProps) {
  const [path, setPath] = useState(paths[0] ?? '/');
  const nameOf = (each: string) => wording.names[each] ?? wording.tabs.initiative;
  return (
    <section className={classes.live} aria-label={wording.livePage}>
      <div className={classes.liveHead}>
        {paths.length > 1 ? (
          <SegmentedControl
            aria-label={wording.livePages}
            data={paths.map((value) => ({ value, label: nameOf(value) }))}
            value={path}
            onChange={setPath}
          />
        ) : (
          <span className={classes.liveName}>{wording.livePage}</span>
        )}
        <Anchor href={path} target="_blank" className={classes.open}>
          {wording.openPage}
          <IconExternalLink size={16} aria-hidden />
        </Anchor>
      </div>
      {path.endsWith('.jpg') ? (
        <img src={`${path}?shown=${version}`} alt={nameOf(path)} className={classes.picture} />
      ) : (
        // A new frame each time: navigation inside one frame would add steps to the browser's history.
        <iframe
          key={`${path} ${version}`}
          className={classes.frame}
          src={path}
          title={nameOf(path)}
          loading="lazy"
        />
      )}
    </section>
  );
}
