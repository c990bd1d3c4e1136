import { inFractions } from '../../../../rules/index.ts';
import type { CountShown, LossShown, VictoryShown } from '../../index.ts';
import type { SummaryProps } from '../../calculator/result-views.ts';
import { Verdict } from '../../calculator/answer/Verdict.tsx';
import { WhyLink } from '../../calculator/answer/WhyLink.tsx';
import { whenShown } from '../../calculator/state/when-shown.tsx';
import { LossBar } from './LossBar.tsx';
import './losses.css';

const GameStanding = whenShown(async () => (await import('./game/GameStanding.tsx')).GameStanding);

/** What losses come to: how many there are, and how many more would tell. */
export function LossSummary({ answer, wants }: SummaryProps<LossShown>) {
  if (answer === null) return <Verdict figure={null}>{wants}</Verdict>;
  switch (answer.kind) {
    case 'count':
      return <Count answer={answer} />;
    case 'game':
      return <GameStanding answer={answer} />;
    case 'victory':
      return <Score answer={answer} />;
  }
}

function Count({ answer: { original, lost, points } }: { readonly answer: CountShown }) {
  return (
    <div class="loss-count">
      <p class="loss-total">
        <b>{inFractions(lost)}</b> {original === null ? 'lost' : `of ${inFractions(original)} lost`}
        <WhyLink />
      </p>
      {points.length > 0 && <LossBar lost={lost} points={points} />}
      <table class="loss-points">
        <tbody>
          {points.map(({ name, at, reached, secondary }) => (
            <tr key={name} data-reached={reached === true}>
              <th scope="row">
                {name} at <b>{inFractions(at)}</b>
                {secondary && <span class="secondary"> (secondary)</span>}
              </th>
              <td>{reached === null ? 'open' : reached ? 'reached' : `${inFractions(at - lost)} more`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Score({ answer: { vp, transfer, over, secondary } }: { readonly answer: VictoryShown }) {
  return (
    <Verdict
      figure={
        vp === null ? null : (
          <>
            <span class="of-a">{vp.a}</span> : <span class="of-b">{vp.b}</span>
          </>
        )
      }
    >
      {vp !== null && <p>Victory points of side A and side B</p>}
      {vp === null && (
        <p>{over ? 'No score yet: tell whose commands they are.' : 'The sides score when the game is over.'}</p>
      )}
      <p>Transferred: {transfer}</p>
      {secondary && <p class="secondary">in part from a secondary source</p>}
    </Verdict>
  );
}
