import { inFractions } from '../../../../../rules/index.ts';
import type { CountShown, GameShown } from '../../../index.ts';
import { WhyLink } from '../../../calculator/answer/WhyLink.tsx';
import { SecondaryMark } from '../../../points/view/prices/SecondaryMark.tsx';
import { SHORT_KINDS } from './short-kinds.ts';
import '../losses.css';

/** How an army and each of its commands stand: always in view. */
export function GameStanding({ answer: { commands, army } }: { readonly answer: GameShown }) {
  return (
    <table class="game-standing">
      <caption>
        Equivalents lost, and what follows
        <WhyLink />
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Lost</th>
          <th scope="col">Quarter</th>
          <th scope="col">Demoralised</th>
        </tr>
      </thead>
      <tbody>
        {commands.map(({ name, kind, count }, index) => (
          <tr key={name}>
            <th scope="row">
              {index + 1} {SHORT_KINDS[kind]}
            </th>
            <td>{lostOf(count)}</td>
            <PointCell count={count} name="A quarter lost" />
            <PointCell count={count} name="Demoralised" />
          </tr>
        ))}
        <tr class="whole">
          <th scope="row">Army</th>
          <td>{lostOf(army.count)}</td>
          <PointCell count={army.count} name="Defeated" span={2} />
        </tr>
      </tbody>
    </table>
  );
}

function lostOf(count: CountShown | null): string {
  if (count === null) return '–';
  return `${inFractions(count.lost)} of ${inFractions(count.original ?? 0)}`;
}

interface PointProps {
  readonly count: CountShown | null;
  readonly name: string;
  readonly span?: number;
}

/** How many losses tell, and whether there are as many. */
function PointCell({ count, name, span }: PointProps) {
  const point = count?.points.find((each) => each.name === name);
  if (count === null || point === undefined) return <td colSpan={span}>–</td>;
  const { at, reached, secondary } = point;
  const told = reached === null ? 'open' : reached ? 'yes' : '';
  return (
    <td colSpan={span} data-reached={reached === true}>
      {span !== undefined && 'defeat '}
      {inFractions(at)}
      {secondary && <SecondaryMark />}
      {told !== '' && (
        <>
          , <b>{told}</b>
        </>
      )}
    </td>
  );
}
