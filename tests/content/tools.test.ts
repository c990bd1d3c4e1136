import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DbmRules } from '../../src/rules/index.ts';
import {
  COMBAT_TOOL,
  LOSS_TOOL,
  PIP_TOOL,
  shownRows,
  TERRAIN_TOOL,
  type Reply,
  type Shown,
  type State,
  type StateFields,
} from '../../src/site/tools/index.ts';
import { anyGame } from '../../src/site/tools/losses/tests/any-game.ts';
import { situations, stateOf, type Asks } from '../../src/site/tools/question/tests/situations.ts';
import { editions, rulesOf } from './ask.ts';

interface Replies<F extends StateFields> extends Asks<F> {
  readonly name: string;
  reply(rules: DbmRules, state: State<F>): Reply<Shown>;
}

/** What an edition answers where the address of a calculator leads, in short. */
function answer<F extends StateFields>(tool: Replies<F>, edition: string, query: string): readonly string[] {
  const reply = tool.reply(rulesOf(edition), stateOf(tool, query));
  if (reply.kind === 'answer') return reply.answer.facts.map(({ label, text }) => `${label}: ${text}`);
  return [reply.kind === 'open' ? reply.why : reply.wants];
}

/** Whatever is told by tapping, an edition has a reply to it, and its steps lead to clauses of that edition. */
function repliesToAll<F extends StateFields>(
  tool: Replies<F>,
  own?: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): void {
  test.each(editions)(`${tool.name}: %s replies to whatever is tapped, by its own clauses`, (edition) => {
    const { clauses } = rulesOf(edition);
    fc.assert(
      fc.property(situations(tool, own), (state) => {
        const reply = tool.reply(rulesOf(edition), state);
        if (reply.kind === 'wanting') return;
        const steps = reply.kind === 'open' ? reply.clauses : reply.answer.steps;
        expect(steps.map(({ clause }) => clause).filter((clause) => !clauses.has(clause))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
}

describe('what is tapped is answered', () => {
  repliesToAll(PIP_TOOL);
  repliesToAll(LOSS_TOOL, { game: anyGame });
  repliesToAll(TERRAIN_TOOL);
});

describe('PIPs', () => {
  test.each([
    ['3.4', 'who=6+Irr+Wb+(O)', 'Cost: 1 PIP'],
    ['3.4', 'who=6+Irr+Wb+(O)&dev=yes', 'Cost: 2 PIPs'],
    ['3.4', 'who=6+Irr+Wb+(O)&dev=yes&touch=legal', 'Cost: 1 PIP'],
    ['3.4', 'who=6+Irr+Wb+(O)&dev=yes&touch=legal&ends=no&far=short', 'Cost: 2 PIPs'],
    ['3.4', 'who=6+Irr+Wb+(O)&dev=yes&form=column&along=road', 'Cost: 1 PIP'],
    ['3.4', 'who=6+Irr+Wb+(O)&dev=slide', 'Cost: 1 PIP'],
    ['3.4', 'who=6+Irr+Wb+(O)&far=short&dist=601', 'Cost: 3 PIPs'],
    ['3.4', 'who=6+Irr+Wb+(O)&far=short&dist=601&sight=1', 'Cost: 2 PIPs'],
    ['3.4', 'who=3+Reg+Kn+(O)+C-in-C', 'Cost: free'],
    ['3.4', 'who=3+Reg+Kn+(O)+C-in-C&used=1', 'Cost: 1 PIP'],
    ['3.4', 'who=3+Reg+Kn+(O)&mount=1', 'Cost: 6 PIPs'],
    ['3.4', 'do=halt&who=4+Irr+Wb+(O)&spont=1', 'Cost: 2 PIPs'],
    ['3.4', 'do=halt&who=4+Irr+Wb+(O)&spont=1&uphill=1', 'Cost: 1 PIP'],
    ['3.1', 'do=march&who=4+Reg+WWg+(O)&nth=3', 'Cost: 1 PIP'],
    ['3.4', 'do=march&who=4+Reg+WWg+(O)&nth=3', 'Cost: 2 PIPs'],
  ])('%s, %s: %s', (edition, query, expected) => {
    expect(answer(PIP_TOOL, edition, query)).toEqual([expected]);
  });
});

describe('losses', () => {
  test.each([
    [
      '3.4',
      'troops=12+Reg+Bd+(O)+lost+4,6+Ps+(O)+lost+2,5+Irr+Ax+(I),2+Bge',
      [
        'At first: 17½ EE, 23 elements',
        'Lost: 5 EE',
        'A quarter lost at: 4½, reached',
        'Demoralised at: 6 by a secondary source, not reached, 1 more',
      ],
    ],
    [
      '3.4',
      'by=ee&at=22&lost=7.5',
      [
        'At first: 22 EE',
        'Lost: 7½ EE',
        'A quarter lost at: 5½, reached',
        'Demoralised at: 7½ by a secondary source, reached',
      ],
    ],
    [
      '3.4',
      'by=ee&at=22&lost=7&general=1',
      [
        'At first: 22 EE',
        'Lost: 7 EE',
        'A quarter lost at: 5½, reached',
        'Demoralised at: 7½ by a secondary source, open',
      ],
    ],
    [
      '3.4',
      'of=army&at=40&lost=15.5&killed=2',
      ['At first: 40 EE', 'Lost: 19½ EE', 'Defeated at: 20 by a secondary source, not reached, ½ more'],
    ],
    [
      '3.4',
      'of=army&at=40&lost=16&killed=2',
      ['At first: 40 EE', 'Lost: 20 EE', 'Defeated at: 20 by a secondary source, reached'],
    ],
    ['3.4', 'of=army&for=tieBreak&lost=10&gone=3&shaken=2', ['Lost: 13 EE']],
    ['3.4', 'troops=4+Ax+(I)', ['Ax (I) counts 1 if regular, ½ if irregular: say which']],
    [
      '3.4',
      'of=victory&a=C-in-C+16+lost+4,sub-general+12+lost+3&b=C-in-C+18+lost+2,ally+10+lost+2.5',
      [
        'Side A: 4 VP',
        'Side B: 6 VP',
        'Transferred: 1 VP from side A to side B',
        'Demoralised: 0 of side A, 0 of side B',
      ],
    ],
    [
      '3.4',
      'of=victory&a=16+demoralised,12&b=C-in-C+18',
      ['Transferred: none', 'Demoralised: 1 of side A, 0 of side B'],
    ],
    [
      '3.4',
      'by=ee&at=20&lost=5&troops=',
      [
        'At first: 20 EE',
        'Lost: 5 EE',
        'A quarter lost at: 5, reached',
        'Demoralised at: 7 by a secondary source, not reached, 2 more',
      ],
    ],
  ])('%s, %s', (edition, query, expected) => {
    expect(answer(LOSS_TOOL, edition, query)).toEqual(expected);
  });

  test('what rests on a secondary source is marked', () => {
    const reply = LOSS_TOOL.reply(rulesOf('3.4'), stateOf(LOSS_TOOL, 'by=ee&at=22&lost=7'));
    expect(reply).toMatchObject({
      answer: {
        points: [
          { name: 'A quarter lost', secondary: false },
          { name: 'Demoralised', secondary: true },
        ],
      },
    });
  });
});

describe('who may shoot, and who may aid', () => {
  const BOWMEN = 'Bw (O) can shoot at an enemy element visible in its arc, up to 200 paces away';

  test.each([
    [
      '3.4',
      'a=Bw+(O)',
      [
        [BOWMEN, 'distant-shooting.who-may-shoot'],
        [
          'A second rank of Bw (O) may aid, if with the same type of bow, of the same command and in full contact',
          'distant-shooting.rear-rank',
        ],
      ],
    ],
    [
      '3.1',
      'a=Bw+(O)&a.ranks=Ps+(O)',
      [
        [BOWMEN, 'distant-shooting.who-may-shoot'],
        ['Ps (O) behind may not aid: not both ranks are bowmen', 'distant-shooting.rear-rank'],
      ],
    ],
    [
      '3.4',
      'a=Ps+(O)',
      [['May not shoot: Ps (O) is none of the troops that can shoot', 'distant-shooting.who-may-shoot']],
    ],
    [
      '3.2',
      'a=Bw+(X)&a.ranks=Bw+(X)&a.double=1',
      [
        [
          'Bw (X) can shoot at an enemy element visible in its arc, up to 200 paces away',
          'distant-shooting.who-may-shoot',
        ],
        [
          'Whether Bw (X) behind may aid rests on “Bowmen (X) shooting from a rear rank”, of which we have no text',
          'troop-definitions.bowmen-x',
        ],
      ],
    ],
  ])('%s, %s', (edition, query, expected) => {
    const reply = COMBAT_TOOL.reply(rulesOf(edition), stateOf(COMBAT_TOOL, `mode=shooting&b=Kn+(F)&${query}`));
    const remarks = reply.kind === 'answer' ? reply.answer.remarks : [];
    expect(remarks?.map(({ text, clause }) => [text, clause])).toEqual(expected);
  });
});

describe('terrain', () => {
  test.each([
    [
      '3.4',
      'what=Wd',
      [
        'May be placed: yes',
        'Counts as: 1 FE',
        'His total: 1 of 2 to 3 FE',
        'Left open: by which dice it goes into which sector',
      ],
    ],
    [
      '3.4',
      'what=Wd&must=1&size=1.5&there=defender+V+1+compulsory',
      [
        'May be placed: yes',
        'Counts as: ¾ FE',
        'His total: 1¼ of 2 to 3 FE',
        'Left open: by which dice it goes into which sector',
      ],
    ],
    [
      '3.4',
      'what=Wd&size=1.5&there=defender+V+1,defender+O+1',
      [
        'May be placed: no, with it his terrain is 3.5 feature equivalents, above 3',
        'Counts as: 1½ FE',
        'Left open: by which dice it goes into which sector',
      ],
    ],
    [
      '3.4',
      'what=WW&must=1&bua=yes&edge=short',
      [
        'May be placed: on 4, 5 or 6, if no more than half of it extends more than 600 paces inward',
        'Counts as: ½ FE',
        'His total: ½ of 2 to 3 FE',
      ],
    ],
    [
      '3.3',
      'what=WW&must=1&bua=yes&edge=short',
      [
        'May be placed: yes, if no more than half of it extends more than 600 paces inward',
        'Counts as: ½ FE',
        'His total: ½ of 2 to 3 FE',
      ],
    ],
    [
      '3.4',
      'what=WW&must=1&die=3',
      ['May be placed: no, the dice shows 3, and 4, 5 or 6 is needed', 'Counts as: ½ FE'],
    ],
    [
      '3.4',
      'role=invader&what=Rd&within=yes',
      ['May be placed: yes', 'Counts as: 0 FE', 'His total: 0 of 2 to 3 FE, or none'],
    ],
    [
      '3.4',
      'what=hill&slopes=gentle&cover=brush&compulsory=H(S),Wd',
      [
        'May be placed: yes',
        'Counts as: ½ FE',
        'His total: ½ of 2 to 3 FE',
        'Hill: H(S); gentle brush slopes rough; the list must have H(S), RGo',
        'Compulsory still to place: Wd',
        'Left open: by which dice it goes into which sector',
      ],
    ],
    ['3.4', 'what=hill', ['Tell the slopes of the hill, or what covers them.']],
    ['3.4', '', ['Choose the feature.']],
  ])('%s, %s', (edition, query, expected) => {
    expect(answer(TERRAIN_TOOL, edition, query)).toEqual(expected);
  });

  test.each(editions)('%s: the dice that it needs are asked', (edition) => {
    const features = ['WW', 'Rv', 'Rd', 'BUA', 'fields', 'H(G)', 'H(S)', 'Wd', 'V', 'O', 'RGo', 'marsh', 'gully'];
    const needed = ['defender', 'invader'].flatMap((role) =>
      features.flatMap((what) => {
        const state = stateOf(TERRAIN_TOOL, `role=${role}&what=${what}`);
        const reply = TERRAIN_TOOL.reply(rulesOf(edition), state);
        if (reply.kind !== 'answer') return [];
        const rows = TERRAIN_TOOL.form.flatMap((group) => shownRows(group, state));
        const asked = rows.flatMap(({ controls }) => controls.flatMap((control) => control?.field ?? []));
        if (reply.answer.dice.length > 0) expect(asked, `${role}, ${what}`).toContain('die');
        if (reply.answer.position !== null) expect(asked, `${role}, ${what}`).toContain('posdie');
        return reply.answer.position === null ? [] : [what];
      }),
    );
    expect(needed.length > 0).toBe(edition !== '3.0');
  });

  test('what a further dice decides is told score by score', () => {
    const reply = TERRAIN_TOOL.reply(rulesOf('3.4'), stateOf(TERRAIN_TOOL, 'what=Wd'));
    expect(reply).toMatchObject({
      answer: { position: { rows: [{ scores: '1 or 2' }, { scores: '3 or 4' }, { scores: '5 or 6' }] } },
    });
    const { position } = (reply as Extract<typeof reply, { kind: 'answer' }>).answer;
    expect(position?.rows.map(({ where }) => where.replace(/^.*: /, ''))).toEqual([
      '0p',
      '100p to 300p',
      'more than 300p',
    ]);
  });
});
