import { useQuery } from '@tanstack/react-query';
import { biographyQueries } from '../../../features/biography/queries';
import { biographyWording } from '../../../features/biography/wording';
import { milestonesWording } from '../../../features/milestones/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { MeasurementsCard } from '../biography/measurements-card';
import { Story } from '../biography/story';
import { MilestoneTimeline } from '../pieces/milestone-timeline';
import { PageHeader } from '../pieces/page-header';
import { Section } from '../pieces/section';
import { LoadFailure, Loading } from '../pieces/states';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './biography-page.module.css';

/** Who the owner is: intro, text, professional background, measurements, milestones. */
export function BiographyPage() {
  const site = useSite();
  const { data: biography, isPending, refetch } = useQuery(biographyQueries.content());
  const title = biography?.title || wording.biography.title;

  return (
    <>
      <PageHead
        title={wording.biography.title}
        description={wording.biography.description(site.title)}
        picture={biography?.picture}
      />
      <PageHeader
        eyebrow={biography?.title && wording.biography.title}
        title={title}
        picture={biography?.picture}
        lead={biography?.intro && <p>{biography.intro}</p>}
      />
      <Section ground="light">
        {isPending && <Loading text={wording.biography.loading} />}
        {!isPending && !biography && (
          <LoadFailure text={biographyWording.loadFailure} onRetry={() => refetch()} />
        )}
        {biography && <Story biography={biography} />}
      </Section>
      <MeasurementsCard />
      <Section ground="light" labelledBy="milestones">
        <h2 id="milestones" className={`${text.title2} ${classes.milestonesTitle}`}>
          {milestonesWording.title}
        </h2>
        <MilestoneTimeline />
      </Section>
    </>
  );
}
