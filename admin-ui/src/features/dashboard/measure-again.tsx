import { IconRulerMeasure } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addMonths } from '../../../../cms/src/shared/days';
import { nairobiDay } from '../../../../cms/src/shared/nairobi';
import { calendarDay } from '../../dates/format';
import { serverNow } from '../../dates/server-clock';
import { measurements } from '../measurements/resource';
import classes from './dashboard.module.css';
import { wording } from './wording';

const MONTHS_A_MEASUREMENT_LASTS = 6;

/**
 * Reminds the owner to measure again, because clients book by these numbers. Hidden while they are recent or have no
 * date.
 */
export function MeasureAgain() {
  const { data: stored } = useQuery(measurements.stored());
  const measuredOn = stored?.measuredOn;
  if (!measuredOn || addMonths(measuredOn, MONTHS_A_MEASUREMENT_LASTS) > nairobiDay(serverNow())) return null;
  return (
    <Link to="/model-profile/measurements" className={classes.waiting}>
      <IconRulerMeasure size={20} stroke={1.75} aria-hidden />
      <span>{wording.measureAgain(calendarDay(measuredOn))}</span>
    </Link>
  );
}
