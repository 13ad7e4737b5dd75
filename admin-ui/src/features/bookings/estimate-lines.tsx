import { Table } from '@mantine/core';
import type { Estimate } from './documents';
import classes from './estimate-lines.module.css';
import { wording } from './wording';

export function EstimateLines({ estimate: { lines, total, currency, isFrom } }: { estimate: Estimate }) {
  const money = (amount: number) => wording.money(amount, currency ?? undefined);
  const sum = money(total);
  return (
    <Table className={classes.estimate}>
      <Table.Caption className={classes.caption}>{wording.estimate}</Table.Caption>
      <Table.Tbody>
        {lines.map(({ label, amount }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" className={classes.label}>
              {label}
            </Table.Th>
            <Table.Td className={classes.sum}>{money(amount)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{wording.total}</Table.Th>
          <Table.Td className={classes.sum} data-total>
            {isFrom ? wording.from(sum) : sum}
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
