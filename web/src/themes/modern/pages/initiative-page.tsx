import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { initiativeQueries } from '../../../features/initiative/queries';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { ImpactFigures } from '../initiative/impact-figures';
import { MissionStatement } from '../initiative/mission-statement';
import { Programmes } from '../initiative/programmes';
import { PageHeader } from '../pieces/page-header';
import { Photo } from '../pieces/photo';
import { Section } from '../pieces/section';
import { Empty, LoadFailure, Loading } from '../pieces/states';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './initiative-page.module.css';

/** The youth initiative: mission, three initiatives, impact, and where to join in. */
export function InitiativePage() {
  const { volunteeringIsOn } = useSite();
  const { data: initiative, isPending, refetch } = useQuery(initiativeQueries.texts());
  const title = initiative?.name || wording.navigation.initiative;
  const [first, second, third] = initiative?.pictures ?? [];

  return (
    <>
      <PageHead
        title={title}
        description={wording.initiative.description(title, initiative?.mission[0] ?? '')}
        picture={first}
      />
      <PageHeader
        title={title}
        lead={initiative?.theme && <p className={classes.theme}>{initiative.theme}</p>}
      />
      {first && (
        <div className={classes.band}>
          <Photo picture={first} sizes="100vw" priority className={classes.opening} />
        </div>
      )}
      {!initiative && (
        <Section ground="light">
          {isPending && <Loading text={wording.initiative.loading} />}
          {!isPending && <LoadFailure text={wording.initiative.failed} onRetry={() => refetch()} />}
        </Section>
      )}
      {initiative && (
        <>
          <Section ground="light" labelledBy="mission">
            {initiative.mission.length === 0 && <Empty text={wording.initiative.empty} />}
            <MissionStatement mission={initiative.mission} about={initiative.about} picture={second} />
          </Section>
          <Programmes programmes={initiative.programmes} picture={third} />
          <Section ground="light" labelledBy="impact">
            <ImpactFigures figures={initiative.impactFigures} />
            <p className={classes.ways}>
              {volunteeringIsOn && (
                <Link to="/volunteer" className={actions.button}>
                  {wording.initiative.volunteer}
                </Link>
              )}
              <Link to="/projects" className={actions.action}>
                {wording.initiative.projects}
              </Link>
            </p>
          </Section>
        </>
      )}
    </>
  );
}
