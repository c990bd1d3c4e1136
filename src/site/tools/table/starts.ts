import { writeAddress } from '../question/state/address.ts';
import { sceneOfQuestion } from './scene-of-question.ts';
import { TABLE_TOOL } from './tool.ts';

/** A position to begin with: one of each kind that players dispute. */
interface Start {
  readonly title: string;
  /** What the title promises, and the answer cannot give. */
  readonly note?: string;
  /** As the query `table` takes it. */
  readonly question: unknown;
}

export const STARTS: readonly Start[] = [
  {
    title: 'Knights onto a flank: may they?',
    question: {
      ask: 'contact',
      position: [
        'A: enemy Reg Bd (O) at 240,240 facing S',
        'B: enemy Reg Bd (O) beside A right',
        'C: Reg Sp (O) front on A front',
        'D: Irr Kn (F) at 400,130 facing N',
      ],
      mover: 'D',
      to: 'front on A left flank',
    },
  },
  {
    title: 'Bowmen past a friend: may they shoot?',
    note: 'It ends at a page of the printed rulebook.',
    question: {
      ask: 'shoot',
      position: [
        'A: enemy Irr Wb (O) at 240,360 facing S',
        'B: Reg Bw (O) at 200,200 facing N',
        'C: Reg Sp (O) at 290,270 facing N',
      ],
      mover: 'B',
      target: 'A',
    },
  },
  {
    title: 'Light horse near: how far may blades march?',
    question: {
      ask: 'march',
      position: [
        'A: Reg Bd (O) at 200,100 facing N',
        'B: Reg Bd (O) beside A right',
        'C: Reg Bd (O) beside B right',
        'D: enemy Irr LH (O) at 240,420 facing S',
        'E: enemy Irr LH (O) beside D left',
      ],
      mover: 'A',
      with: ['B', 'C'],
      to: 'at 200,300 facing N',
    },
  },
  {
    title: 'Past enemy in the way: is the move enough?',
    question: {
      ask: 'reach',
      position: ['A: Irr Ax (O) at 200,100 facing N', 'B: enemy Reg Sp (O) at 260,140 facing S'],
      mover: 'A',
      to: 'at 200,245 facing N',
    },
  },
  {
    title: 'A line forms a column: may all end so?',
    question: {
      ask: 'form-column',
      position: [
        'A: Reg Bd (O) at 120,100 facing N',
        'B: Reg Bd (O) beside A right',
        'C: Reg Bd (O) beside B right',
        'D: Reg Bd (O) beside C right',
      ],
      mover: 'A',
      to: 'at 120,130 facing N',
      ends: ['B behind A', 'C beside B right', 'D beside C right'],
    },
  },
  {
    title: 'Between two enemies: is it a gap?',
    question: {
      ask: 'gap',
      position: [
        'A: enemy Reg Sp (O) at 160,240 facing S',
        'B: enemy Reg Sp (O) at 300,240 facing S',
        'C: Irr Ps (O) at 230,120 facing N',
      ],
      mover: 'C',
      to: 'at 230,330 facing N',
      between: ['A', 'B'],
    },
  },
  {
    title: 'Warband rush on: upon whom?',
    question: {
      ask: 'spontaneous',
      position: [
        'A: Irr Wb (O) at 200,100 facing N',
        'B: enemy Reg Sp (O) at 140,300 facing S',
        'C: enemy Reg Bw (O) at 330,260 facing SW',
        'D: Irr Ps (O) at 240,190 facing N',
      ],
      mover: 'A',
    },
  },
  {
    title: 'Partly in a wood: which going counts?',
    question: {
      ask: 'combat',
      position: [
        'wood, difficult: 230,140 380,140 380,320 250,330',
        'A: Reg Bd (O) at 200,200 facing N',
        'B: enemy Irr Wb (O) front on A front',
      ],
      mover: 'A',
    },
  },
  {
    title: 'A wood between: may bowmen shoot?',
    question: {
      ask: 'shoot',
      position: [
        'wood: 140,230 300,220 310,290 150,300',
        'A: enemy Irr Wb (O) at 220,340 facing S',
        'B: Reg Bw (O) at 220,190 facing N',
      ],
      mover: 'B',
      target: 'A',
    },
  },
  {
    title: 'Psiloi in a marsh: may bowmen shoot?',
    question: {
      ask: 'shoot',
      position: [
        'marsh: 130,280 310,270 330,400 150,410',
        'A: enemy Irr Ps (O) at 220,330 facing S',
        'B: Reg Bw (O) at 220,200 facing N',
      ],
      mover: 'B',
      target: 'A',
    },
  },
  {
    title: 'Along a road: may they march?',
    question: {
      ask: 'march',
      position: [
        'road 20 wide: 200,0 200,520',
        'A: Reg Bd (O) at 200,100 facing N',
        'B: Reg Bd (O) behind A',
        'C: enemy Irr LH (O) at 320,520 facing S',
      ],
      mover: 'A',
      with: ['B'],
      to: 'at 200,300 facing N',
    },
  },
  {
    title: 'Behind fortifications: what comes of it?',
    question: {
      ask: 'combat',
      position: [
        'own TF: 100,200 300,200',
        'A: Irr Ax (O) at 200,200 facing N',
        'B: enemy Reg Bd (O) front on A front',
      ],
      mover: 'A',
    },
  },
  {
    title: 'Blades slid to line up: must psiloi pivot?',
    question: {
      ask: 'pivot',
      position: [
        'hand 0 mm',
        'P: enemy Irr Ps (O) at 0,0 facing N',
        'A: Reg Bd (O) at 80,180 facing S',
        'B: Reg Bd (O) beside A left',
        'C: Reg Bd (O) beside B left',
        'D: Reg Bd (O) beside C left',
      ],
      mover: 'A',
      with: ['B', 'C', 'D'],
      to: 'front on P front, 60 right',
    },
  },
  {
    title: 'A line onto a column’s flank: who turns?',
    question: {
      ask: 'turn',
      position: [
        'hand 0 mm',
        'P: enemy Reg Bd (O) at 0,0 facing N',
        'Q: enemy Reg Bd (O) behind P',
        'R: enemy Reg Bd (O) behind Q',
        'S: enemy Reg Bd (O) behind R',
        'M: Irr Ax (O) at -150,-100 facing E',
        'N: Irr Ax (O) beside M right',
      ],
      mover: 'M',
      with: ['N'],
      to: 'front on R left flank',
    },
  },
  {
    title: 'Out of line with enemy: may spears slide so far?',
    question: {
      ask: 'line-up',
      position: [
        'hand 0 mm',
        'E: enemy Reg Bd (O) at 0,0 facing N',
        'F: enemy Reg Bd (O) beside E right',
        'M: Irr Sp (O) at -41,140 facing S',
        'N: Irr Sp (O) beside M left',
      ],
      mover: 'M',
      with: ['N'],
      to: 'at 0,40 facing S',
    },
  },
  {
    title: 'Psiloi behind blades: who presses forward?',
    question: {
      ask: 'press-forward',
      position: [
        'A: Reg Bd (O) at 0,0 facing N',
        'B: Reg Bd (O) beside A right',
        'C: Irr Ps (O) behind A',
        'D: Irr Ps (O) behind B',
        'E: Irr Ps (O) beside A left',
      ],
      mover: 'A',
      with: ['B', 'C', 'D'],
      to: 'at 0,80 facing N',
      tell: { opponentsFled: true, partOfGroup: true },
    },
  },
  {
    title: 'Hordes (I) in the way: may knights ride through?',
    question: {
      ask: 'pass-through',
      position: ['A: Irr Kn (O) at 0,0 facing N', 'B: Irr Hd (I) 30 deep at 0,60 facing S'],
      mover: 'A',
      to: 'at 0,150 facing N',
    },
  },
];

/** The address of the table with a question about a position, below the address of its page. */
export function onTable(question: unknown, edition: string): string {
  const situation = { edition, versus: null, state: { t: sceneOfQuestion(question) } };
  return `/tools/table/${writeAddress(TABLE_TOOL.fields, situation, [edition])}`;
}
