import { halvesInWords } from '../../../../../rules/index.ts';
import {
  budgetInWords,
  inHalves,
  leastBaggageInWords,
  leftOutInWords,
  otherwiseInWords,
  type CommandShown,
  type PointsShown,
  type PricedLine,
  type Refusal,
} from '../../../index.ts';
import { address } from '../../../../ground/address.ts';
import type { DetailsProps } from '../../../calculator/result-views.ts';
import { PriceSteps } from './PriceSteps.tsx';
import { SecondaryMark } from './SecondaryMark.tsx';

type UrlOf = (clause: string) => string;

/** An army as a tournament's list form asks for it, to be printed on a page, and how its figures come about. */
export function ListForm({ answer, urlOf }: DetailsProps<PointsShown>) {
  const { name, edition, commands, camp, count } = answer;
  return (
    <section class="list-form">
      <div class="list-form-head abreast">
        <h2 id="steps">{name === '' ? 'List form' : name}</h2>
        <p>Priced by DBM {edition}</p>
        <button
          type="button"
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
      </div>
      <dl class="by-hand" aria-hidden="true">
        {['Player', 'Event', 'Army list', 'Date'].map((each) => (
          <div key={each}>
            <dt>{each}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div class="list-form-parts">
        {commands.map((command) => (
          <CommandForm key={command.name} command={command} urlOf={urlOf} />
        ))}
        <section>
          <h3>Baggage and fortifications</h3>
          <Lines lines={camp.lines} urlOf={urlOf} />
          <Baggage answer={answer} urlOf={urlOf} />
        </section>
      </div>
      <p class="list-form-total">
        Army: <b>{budgetInWords(answer) || `${halvesInWords(answer.ap)} AP`}</b>
        {leftOutInWords(answer) !== '' && ' (incomplete)'}, {inElements(answer.elements)}, {inHalves(count.equivalents)}
        {count.secondary.has('element equivalents') && <SecondaryMark />} element equivalents, defeated at{' '}
        {inHalves(count.defeatedAt)}
        {count.secondary.has('defeated at') && <SecondaryMark />}
      </p>
      <Remarks answer={answer} urlOf={urlOf} />
      {commands.map((command) => (
        <PriceSteps
          key={command.name}
          title={command.name}
          lines={command.lines}
          counted={command.count.steps}
          urlOf={urlOf}
        />
      ))}
      <PriceSteps title="Fortifications, and the whole army" lines={camp.lines} counted={count.steps} urlOf={urlOf} />
    </section>
  );
}

function CommandForm({ command, urlOf }: { readonly command: CommandShown; readonly urlOf: UrlOf }) {
  const { name, note, lines, ap, elements, count } = command;
  return (
    <section>
      <h3>
        {name}
        {note !== '' && <small> {note}</small>}
      </h3>
      <Lines lines={lines} urlOf={urlOf} />
      <p class="list-form-sum">
        <b>{halvesInWords(ap)} AP</b>, {inElements(elements)}, {inHalves(count.equivalents)}
        {count.secondary.has('element equivalents') && <SecondaryMark />} EE; demoralised at{' '}
        {inHalves(count.demoralisedAt)}
        {count.secondary.has('demoralised at') && <SecondaryMark />}, a quarter lost at {inHalves(count.quarterLostAt)}
        {count.secondary.has('quarter lost at') && <SecondaryMark />}
      </p>
    </section>
  );
}

function Lines({ lines, urlOf }: { readonly lines: readonly PricedLine[]; readonly urlOf: UrlOf }) {
  if (lines.length === 0) return null;
  return (
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Troops</th>
            <th scope="col">Each</th>
            <th scope="col">AP</th>
          </tr>
        </thead>
        <tbody>
          {lines.flatMap((line, index) => [
            <tr key={index}>
              <td>{line.count}</td>
              <th scope="row">
                {line.name}
                {line.roles !== '' && <small> {line.roles}</small>}
                {line.note !== '' && <i> {line.note}</i>}
              </th>
              <td>
                {line.price === null ? '–' : halvesInWords(line.price.each)}
                {line.price?.secondary && <SecondaryMark />}
              </td>
              <td>{line.price === null ? '–' : halvesInWords(line.price.total)}</td>
            </tr>,
            line.listSays !== '' && (
              <tr key={`list ${String(index)}`}>
                <td colSpan={4} class="refusal">
                  Not as the list has it: {line.listSays}
                </td>
              </tr>
            ),
            line.refusal !== null && (
              <tr key={`why ${String(index)}`}>
                <td colSpan={4} class="refusal">
                  <Why refusal={line.refusal} urlOf={urlOf} />
                </td>
              </tr>
            ),
          ])}
        </tbody>
      </table>
    </div>
  );
}

function inElements(count: number): string {
  return `${String(count)} ${count === 1 ? 'element' : 'elements'}`;
}

/** Why there is no figure, with the clauses that it hangs on. */
function Why({ refusal: { why, clauses }, urlOf }: { readonly refusal: Refusal; readonly urlOf: UrlOf }) {
  return (
    <>
      No price: {why}{' '}
      {clauses.map(({ clause, label }) => (
        <a key={clause} href={urlOf(clause)}>
          {label}
        </a>
      ))}
    </>
  );
}

function Baggage({ answer, urlOf }: DetailsProps<PointsShown>) {
  const { baggage, leastBaggage, camp } = answer;
  return (
    <p class="list-form-sum">
      {camp.lines.length > 0 && (
        <>
          <b>{halvesInWords(camp.ap)} AP</b>;{' '}
        </>
      )}
      {baggage} baggage elements
      {leastBaggage !== null && (
        <>
          , <a href={urlOf(leastBaggage.clause)}>at least {leastBaggageInWords(answer)}</a>
        </>
      )}
    </p>
  );
}

/** What is to be known of the figures: those that are disputed, rest on secondary sources, or are missing. */
function Remarks({ answer, urlOf }: { readonly answer: PointsShown; readonly urlOf: UrlOf }) {
  const { ap, otherPrices, secondary, count, commands } = answer;
  const leftOut = leftOutInWords(answer);
  const otherwise = otherwiseInWords(answer);
  const refusal = count.refusal ?? commands.map((command) => command.count.refusal).find((each) => each !== null);
  return (
    <div class="list-form-remarks" id="disputed">
      {leftOut !== '' && <p class="refusal">The figures are incomplete: {leftOut}.</p>}
      {answer.doubts.length > 0 && <p class="refusal">To check: {answer.doubts.join('; ')}.</p>}
      {otherwise !== '' && <p class="refusal">The list says otherwise: {otherwise}.</p>}
      {otherPrices.map((other) => (
        <p key={other.discrepancy} class="warning disputed">
          Disputed: {halvesInWords(ap)} AP by the reading that we follow, {halvesInWords(other.ap)} AP if {other.why}.{' '}
          <a href={urlOf(other.clause)}>The clause</a>{' '}
          <a href={address(`/discrepancies/${other.discrepancy}/`)}>Where the sources disagree</a>
        </p>
      ))}
      {(secondary ||
        [count, ...commands.map((command) => command.count)].some(({ secondary }) => secondary.size > 0)) && (
        <p>
          <SecondaryMark /> By a secondary source only: check it against your printed rulebook.
        </p>
      )}
      {refusal && (
        <p>
          Element equivalents: {refusal.why}{' '}
          {refusal.clauses.map(({ clause, label }) => (
            <a key={clause} href={urlOf(clause)}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
