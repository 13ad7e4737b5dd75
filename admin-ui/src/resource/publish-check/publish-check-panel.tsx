import { Button, Drawer, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { serverNow } from '../../dates/server-clock';
import { Loading } from '../../kit/page/loaded';
import { siteAddress } from '../../strapi/site-address';
import { GooglePreview, WhatsAppPreview, XPreview } from './card-previews';
import type { CheckedDraft, Finding, Fix } from './checked-draft';
import classes from './publish-check-panel.module.css';
import { factsQuery } from './queries';
import { findingsIn } from './rules';
import { wording } from './wording';
import { parseText } from './written-text';

interface PublishCheckPanelProps {
  draft: CheckedDraft;
  onFix: (fix: Fix) => void;
  onClose: () => void;
  /** Publishes the item despite the findings; set when it is about to be published. */
  goOn?: () => void;
}

/** Lists all findings with links to their places, and previews the page as others will show it. */
export default function PublishCheckPanel({ draft, onFix, onClose, goOn }: PublishCheckPanelProps) {
  const text = useMemo(() => parseText(draft.text), [draft]);
  const origin = siteAddress();
  const known = useQuery(factsQuery(draft, text, origin));
  const [now] = useState(() => serverNow());
  // The chosen action runs after the panel has closed, because the panel would take the focus back.
  const [chosen, setChosen] = useState<(() => void) | 'closed' | null>(null);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const findings = findingsIn({ draft, text, known: known.data ?? null, origin, now });
  const shown = shownAs(draft, text.start, known.data?.siteTitle ?? '');

  return (
    <Drawer
      opened={chosen === null}
      onClose={() => setChosen('closed')}
      onExitTransitionEnd={() => {
        onClose();
        if (typeof chosen === 'function') chosen();
      }}
      returnFocus={typeof chosen !== 'function'}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '92%' : 600}
      title={wording.ready}
      classNames={{ content: classes.sheet, title: classes.title }}
    >
      {known.isPending ? (
        <Loading />
      ) : (
        <Findings
          findings={findings}
          unchecked={known.isError}
          onFix={(fix) => setChosen(() => () => onFix(fix))}
        />
      )}
      {goOn && (
        <div className={classes.actions}>
          <Button onClick={() => setChosen(() => goOn)}>{wording.publish}</Button>
          <Button variant="default" onClick={() => setChosen('closed')}>
            {wording.back}
          </Button>
        </div>
      )}
      {draft.search && (
        <section className={classes.previews} aria-labelledby="ready-shown">
          <Title order={3} size="h4" id="ready-shown">
            {wording.shown.title}
          </Title>
          <GooglePreview on="phone" {...shown} />
          <GooglePreview on="computer" {...shown} />
          <WhatsAppPreview draft={draft} {...shown} />
          <XPreview draft={draft} {...shown} />
        </section>
      )}
    </Drawer>
  );
}

function shownAs({ title, search, path }: CheckedDraft, begins: string, siteTitle: string) {
  return {
    siteTitle,
    title: search?.title.trim() || title.trim(),
    description: search?.description.trim() || begins,
    address: [new URL(siteAddress()).host, ...path.split('/').filter(Boolean)],
  };
}

interface FindingsProps {
  findings: readonly Finding[];
  unchecked: boolean;
  onFix: (fix: Fix) => void;
}

function Findings({ findings, unchecked, onFix }: FindingsProps) {
  return (
    <div role="status">
      {unchecked && <Text size="sm">{wording.unchecked}</Text>}
      {findings.length === 0 ? (
        <Text className={classes.fine}>
          <IconCircleCheck size={20} aria-hidden />
          {wording.nothing}
        </Text>
      ) : (
        <>
          <Text fw={600}>{wording.count(findings.length)}</Text>
          <ul className={classes.findings}>
            {findings.map(({ sentence, fix }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be left over twice
              <li key={`${index} ${sentence}`} className={classes.finding}>
                <span className={classes.sentence}>{sentence}</span>
                {fix.to === 'rights' ? (
                  <Button
                    component="a"
                    variant="light"
                    href={`/admin/media?file=${fix.documentId}`}
                    target="_blank"
                    aria-label={wording.fixOne(sentence)}
                  >
                    {wording.fix}
                  </Button>
                ) : (
                  <Button variant="light" aria-label={wording.fixOne(sentence)} onClick={() => onFix(fix)}>
                    {wording.fix}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
