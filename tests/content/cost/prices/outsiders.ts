/** What an outsider charges for one line, alone unless `army` tells more. Facts only: troop, price, and where from. */
export interface OutsidersPrice {
  readonly origin: string;
  readonly edition: string;
  readonly line: Readonly<Record<string, unknown>>;
  readonly army?: Readonly<Record<string, unknown>>;
  readonly ap: number;
}

type Table = Readonly<Record<string, readonly (number | null)[]>>;

const GRADES = ['S', 'O', 'I', 'F', 'X'] as const;

/** Rows of prices by grade, S O I F X; null where the outsider has no such troop. */
function rows(origin: string, edition: string, table: Table): readonly OutsidersPrice[] {
  return Object.entries(table).flatMap(([type, prices]) =>
    prices.flatMap((ap, index) =>
      ap === null ? [] : [{ origin, edition, line: { troop: `${type} (${GRADES[index] ?? ''})` }, ap }],
    ),
  );
}

function row(origin: string, edition: string, line: OutsidersPrice['line'], ap: number): OutsidersPrice {
  return { origin, edition, line, ap };
}

/**
 * MAWheadon/dbm-army-list-editor on GitHub, src/main/resources/cost_files/costs_dbm_3_2.xml, _3_3.xml and _3_4.xml, as
 * of commit 81ac933. Our tables of pages 11 rest on the first of these where no sheet has a price.
 */
const EDITOR = 'MAWheadon army list editor, 81ac933';

const EDITOR_3_2: Table = {
  'Reg Kn': [15, 12, 10, 11, 13],
  'Reg Cv': [10, 8, 6, null, null],
  'Reg LH': [7, 5, 3, 4, null],
  'Reg Sp': [7, 5, 4, null, null],
  'Reg Pk': [5, 4, 3, null, 4],
  'Reg Bd': [8, 6, 4, 6, 7],
  'Reg Ax': [4.5, 3.5, 2.5, null, 3.5],
  'Reg Bw': [7, 5, 4, null, 7],
  'Reg Ps': [3, 2, 1, null, 6],
  'Reg Art': [10, 8, 4, 10, 5],
  'Reg WWg': [14, 10, 3, null, 7],
  'Reg Gal': [4, 3, null, 2, null],
  'Reg Bts': [null, null, null, 2, 6],
  'Irr El': [20, 16, 14, null, 22],
  'Irr Kn': [12, 10, 8, 9, 11],
  'Irr Cv': [9, 7, 5, null, null],
  'Irr LH': [7, 5, 3, 4, null],
  'Irr Cm': [11, 6, 5, null, 9],
  'Irr Sp': [null, 4, 3, null, null],
  'Irr Pk': [null, null, 3, null, 4],
  'Irr Bd': [7, 5, 3, 5, 6],
  'Irr Wb': [5, 3, null, 3, null],
  'Irr Ax': [4, 3, 2, null, 3],
  'Irr Bw': [5, 4, 3, null, 5],
  'Irr Ps': [3, 2, 1, null, 6],
  'Irr WWg': [10, 8, 2, null, 6],
  'Irr Hd': [2, 1, 0.5, 1, null],
  'Irr Bts': [3, 2, 1, null, null],
  'Irr Shp': [4, 3, 2, null, 6],
};
/** Its file for 3.3 has the same prices throughout. */
const EDITOR_3_3 = EDITOR_3_2;
const EDITOR_3_4: Table = {
  ...EDITOR_3_3,
  'Reg Bw': [6.5, 5, 4, null, 7],
  'Irr Cm': [10, 6, 5, null, 5],
  'Irr Bw': [5.5, 4, 3, null, 5],
};

/** The adjustments of its files, on the price of a troop that may have them. */
function editorsAdjustments(edition: string): readonly OutsidersPrice[] {
  return [
    row(EDITOR, edition, { troop: 'Irr Exp' }, 7),
    row(EDITOR, edition, { troop: 'Reg Kn (S)', chariot: true }, 15 - 1),
    row(EDITOR, edition, { troop: 'Reg Cv (O)', chariot: true }, 8 - 1),
    row(EDITOR, edition, { troop: 'Irr Kn (O)', chariot: true }, 10 - 1),
    row(EDITOR, edition, { troop: 'Irr Cv (I)', chariot: true }, 5 - 1),
    row(EDITOR, edition, { troop: 'Reg Bd (O)', mountedInfantry: true }, 6 + 1),
    row(EDITOR, edition, { troop: 'Irr Ax (O)', mountedInfantry: true }, 3 + 1),
    row(EDITOR, edition, { troop: 'Reg Kn (I)', position: 'rear' }, 10 - 2),
    row(EDITOR, edition, { troop: 'Reg Cv (O)', position: 'rear' }, 8 - 2),
    row(EDITOR, edition, { troop: 'Irr Kn (I)', position: 'rear' }, 8 - 1),
    row(EDITOR, edition, { troop: 'Irr Bw (O)', position: 'rear' }, 4 - 1),
    ...(['C-in-C', 'sub-general'] as const).flatMap((general) => [
      three(edition, { troop: 'Reg Cv (O)', general }, 8 + 20),
      three(edition, { troop: 'Reg Kn (S)', general, chariot: true }, 15 + 19),
      three(edition, { troop: 'Reg Sp (O)', general, mountedInfantry: true }, 5 + 21),
      row(EDITOR, edition, { troop: 'Irr Cv (O)', general }, 7 + 10),
      row(EDITOR, edition, { troop: 'Irr Kn (O)', general, chariot: true }, 10 + 9),
      row(EDITOR, edition, { troop: 'Irr Wb (S)', general, mountedInfantry: true }, 5 + 11),
    ]),
    row(EDITOR, edition, { troop: 'Reg Cv (O)', general: 'ally' }, 8 + 10),
    row(EDITOR, edition, { troop: 'Reg Kn (O)', general: 'ally', chariot: true }, 12 + 9),
    row(EDITOR, edition, { troop: 'Irr LH (F)', general: 'ally' }, 4 + 5),
    row(EDITOR, edition, { troop: 'Irr Cv (O)', general: 'ally', chariot: true }, 7 + 4),
    row(EDITOR, edition, { fortification: 'TF' }, 2),
    row(EDITOR, edition, { fortification: 'TF camp' }, 1),
    row(`${EDITOR}, "bua"`, edition, { fortification: 'TF' }, 1),
    row(EDITOR, edition, { fortification: 'PF' }, 2),
    row(EDITOR, edition, { fortification: 'PF tower' }, 3),
    row(EDITOR, edition, { fortification: 'PF gateway' }, 4),
    row(EDITOR, edition, { fortification: 'PF gate tower' }, 5),
  ];
}

/** One of three regular generals or more: no discount of any edition bears on him. */
function three(edition: string, line: OutsidersPrice['line'], ap: number): OutsidersPrice {
  return { origin: EDITOR, edition, line, army: { otherRegularNonAllyGenerals: 2 }, ap };
}

/** "General (sole)" of its files for 3.3 and 3.4, and "General 1of2" of that for 3.4. */
const editorsDiscounts: readonly OutsidersPrice[] = [
  ...['3.3', '3.4'].map((edition) => row(EDITOR, edition, { troop: 'Reg Cv (O)', general: 'C-in-C' }, 8 + 10)),
  {
    ...row(EDITOR, '3.4', { troop: 'Reg Cv (O)', general: 'C-in-C' }, 8 + 15),
    army: { otherRegularNonAllyGenerals: 1 },
  },
];

const ERRATA = 'list errata of 20 May 2000';
const INTEKOM = 'home.intekom.com/assegai, What happens in DBM';
const EVENTS = 'nasamw.org, leadpushers.com: the surcharges that they halve';
const DBM200 = 'leadpushers.com, DBM 200';
const EVENT_2016 = 'esportscommentator.blogspot.com, one-day championships';
const SAGA = 'SAGA 67, amendments proposed in 1998';
const WORLD_2004 = 'users.libero.it/clara.marco/wch2004, army list submission';
const DBA_M = 'fanaticus-dba.fandom.com, DBA-M: undated, for DBM lists';
const SISTER = 'grumpy-old-man.info, a table derived from DBMM';

/** Prices that others print, of editions and games that are told apart. */
const others: readonly OutsidersPrice[] = [
  row(ERRATA, '3.0', { troop: 'Irr Shp (S)' }, 4),
  row(ERRATA, '3.0', { troop: 'Irr Ps (O)' }, 2),
  row(ERRATA, '3.0', { troop: 'Irr Wb (O)' }, 3),
  row(ERRATA, '3.0', { troop: 'Irr Cm (X)' }, 9),
  row(ERRATA, '3.0', { troop: 'Irr WWg (X)' }, 6),
  row(ERRATA, '3.0', { troop: 'Irr Hd (F)' }, 1),
  row(ERRATA, '3.0', { troop: 'Irr Hd (S)' }, 2),
  row(ERRATA, '3.0', { troop: 'Irr Bd (I)' }, 4),
  row(ERRATA, '3.0', { troop: 'Irr Bd (X)' }, 6),
  row(ERRATA, '3.0', { troop: 'Irr Cv (S)' }, 9),
  row(ERRATA, '3.0', { troop: 'Irr Cv (O)' }, 7),
  row(ERRATA, '3.0', { troop: 'Irr Cv (S)', general: 'C-in-C' }, 19),
  row(ERRATA, '3.0', { troop: 'Irr Cv (O)', general: 'C-in-C' }, 17),
  row(ERRATA, '3.0', { troop: 'Irr Cv (S)', general: 'ally' }, 14),
  row(ERRATA, '3.0', { troop: 'Irr Cv (O)', general: 'ally' }, 12),
  row(ERRATA, '3.0', { troop: 'Irr LH (O)', general: 'C-in-C' }, 15),
  row(ERRATA, '3.0', { troop: 'Irr LH (F)', general: 'C-in-C' }, 14),
  row(ERRATA, '3.0', { troop: 'Irr LH (S)', general: 'ally' }, 12),
  row(ERRATA, '3.0', { troop: 'Reg LH (S)' }, 7),
  row(ERRATA, '3.0', { troop: 'Reg Kn (O)' }, 12),
  row(ERRATA, '3.0', { troop: 'Reg Art (O)' }, 8),
  row(ERRATA, '3.0', { troop: 'Reg Ax (S)' }, 5),
  row(ERRATA, '3.0', { troop: 'Reg WWg (X)' }, 7),
  row(ERRATA, '3.0', { troop: 'Reg Bw (X)' }, 7),
  row(ERRATA, '3.0', { troop: 'Reg Bw (O)' }, 5),
  row(ERRATA, '3.0', { troop: 'Reg Bw (O)', position: 'rear' }, 3),
  row(ERRATA, '3.0', { fortification: 'TF' }, 2),
  row(ERRATA, '3.0', { fortification: 'TF camp' }, 1),
  row(INTEKOM, '3.0', { troop: 'Reg Bd (O)' }, 7),
  row(INTEKOM, '3.0', { troop: 'Reg Ax (S)' }, 5),
  row(INTEKOM, '3.0', { troop: 'Reg Bw (S)' }, 7),
  row(INTEKOM, '3.0', { troop: 'Reg Kn (O)' }, 12),
  row(INTEKOM, '3.0', { troop: 'Reg Kn (F)' }, 11),
  row(INTEKOM, '3.0', { troop: 'Reg Art (O)' }, 8),
  row('homepages.ihug.co.nz/~firefall, DBM 200 pages', '3.0', { troop: 'Irr Kn (F)' }, 9),
  row(EVENTS, '3.0', { troop: 'Reg Cv (O)', general: 'C-in-C' }, 8 + 20),
  row(EVENTS, '3.0', { troop: 'Irr Cv (O)', general: 'sub-general' }, 7 + 10),
  row(EVENTS, '3.0', { troop: 'Reg Cv (O)', general: 'ally' }, 8 + 10),
  row(EVENTS, '3.0', { troop: 'Irr Cv (O)', general: 'ally' }, 7 + 5),
  row(DBM200, '3.0', { troop: 'Reg Cv (O)', general: 'C-in-C' }, 8 + 10),
  row(DBM200, '3.0', { troop: 'Irr Cv (O)', general: 'C-in-C' }, 7 + 5),
  row(DBM200, '3.0', { troop: 'Reg Cv (O)', general: 'ally' }, 8 + 5),
  row(DBM200, '3.0', { troop: 'Irr Cv (O)', general: 'ally' }, 7 + 3),
  row(EVENT_2016, '3.2', { troop: 'Reg Cv (O)', general: 'C-in-C' }, 8 + 20),
  row(EVENT_2016, '3.2', { troop: 'Irr Cv (O)', general: 'ally' }, 7 + 5),
  row(SAGA, '3.0', { troop: 'Reg Kn (I)', position: 'rear' }, 10 - 2),
  row(SAGA, '3.0', { troop: 'Irr Kn (I)', position: 'rear' }, 8 - 1),
  row(SAGA, '3.0', { fortification: 'TF' }, 2),
  row(SAGA, '3.0', { fortification: 'TF camp' }, 1),
  row(WORLD_2004, '3.0', { troop: 'Irr Ps (O)' }, 2),
  row(WORLD_2004, '3.0', { troop: 'Irr Gal (F)' }, 2),
  row(WORLD_2004, '3.0', { troop: 'Reg Bw (X)', position: 'front' }, 7),
  row(WORLD_2004, '3.0', { troop: 'Reg Bw (O)', position: 'rear' }, 3),
  row('jglwargames.com, DBM 3.2 page', '3.2', { troop: 'Reg Ax (X)' }, 3.5),
  // By the research: a later commit of the editor corrects one of its prices, an earlier one lacks another correction.
  ...['3.3', '3.4'].map((edition) => row('MAWheadon army list editor, d38c0d2', edition, { troop: 'Reg Sp (S)' }, 6)),
  row('MAWheadon army list editor, ee9d63d', '3.4', { troop: 'Irr Wb (O)' }, 4),
  ...rows(DBA_M, '3.0', {
    'Reg Art': [null, 8],
    'Irr Ax': [null, 3],
    'Irr Bd': [null, 5],
    'Irr Bw': [null, 4],
    'Irr Cm': [null, 6],
    'Irr Cv': [null, 7],
    'Irr El': [null, 16],
    'Irr Hd': [null, 1],
    'Irr Kn': [null, 10],
    'Irr LH': [null, 5],
    'Reg Pk': [null, 4],
    'Irr Ps': [null, 3],
    'Irr Sp': [null, 4],
    'Irr WWg': [null, 8],
    'Irr Wb': [null, 3],
  }),
  row(DBA_M, '3.0', { troop: 'Irr Exp' }, 10),
  ...rows(SISTER, '3.0', { 'Reg Kn': [15, 12, 10, 11, 13], 'Reg Bd': [9, 7, 5, 6, 8] }),
];

/** Every price of an outsider that we know of. */
export const OUTSIDERS: readonly OutsidersPrice[] = [
  ...rows(EDITOR, '3.2', EDITOR_3_2),
  ...rows(EDITOR, '3.3', EDITOR_3_3),
  ...rows(EDITOR, '3.4', EDITOR_3_4),
  ...['3.2', '3.3', '3.4'].flatMap(editorsAdjustments),
  ...editorsDiscounts,
  ...others,
];

/** A price of an outsider that we know to differ from ours, and why we keep ours. */
export interface KnownDifference {
  readonly origin: string;
  readonly editions: readonly string[];
  readonly line: OutsidersPrice['line'];
  readonly theirs: number;
  readonly ours: number;
  readonly reason: string;
}

const HALVED = 'these events halve the surcharge of generals, rounded up: a rule of theirs';

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    origin: EDITOR,
    editions: ['3.3', '3.4'],
    line: { troop: 'Irr El (I)' },
    theirs: 14,
    ours: 15,
    reason: 'dbm-3.3:s2-cost-el-i raises El(I) to 15; the editor has kept the old price',
  },
  {
    origin: EDITOR,
    editions: ['3.3', '3.4'],
    line: { troop: 'Reg Sp (S)' },
    theirs: 7,
    ours: 6,
    reason: 'dbm-3.3:s2-cost-reg-sp-s lowers Reg Sp(S) from 7 to 6; the editor corrects it later, in d38c0d2',
  },
  {
    origin: 'MAWheadon army list editor, ee9d63d',
    editions: ['3.4'],
    line: { troop: 'Irr Wb (O)' },
    theirs: 4,
    ours: 3,
    reason: 'lists:b3-p06-l04-line28 prints Irr Wb(O) at 3; the editor corrects it later, in 81ac933',
  },
  {
    origin: `${EDITOR}, "bua"`,
    editions: ['3.2', '3.3', '3.4'],
    line: { fortification: 'TF' },
    theirs: 1,
    ours: 2,
    reason: 'that TF of a built-up area cost 1 less, nothing confirms but the editor',
  },
  {
    origin: DBM200,
    editions: ['3.0'],
    line: { troop: 'Reg Cv (O)', general: 'C-in-C' },
    theirs: 18,
    ours: 28,
    reason: HALVED,
  },
  {
    origin: DBM200,
    editions: ['3.0'],
    line: { troop: 'Irr Cv (O)', general: 'C-in-C' },
    theirs: 12,
    ours: 17,
    reason: HALVED,
  },
  {
    origin: DBM200,
    editions: ['3.0'],
    line: { troop: 'Reg Cv (O)', general: 'ally' },
    theirs: 13,
    ours: 18,
    reason: HALVED,
  },
  {
    origin: DBM200,
    editions: ['3.0'],
    line: { troop: 'Irr Cv (O)', general: 'ally' },
    theirs: 10,
    ours: 12,
    reason: HALVED,
  },
  {
    origin: DBA_M,
    editions: ['3.0'],
    line: { troop: 'Irr Ps (O)' },
    theirs: 3,
    ours: 2,
    reason: 'a table for a game of its own; lists:b2-p46-l51-line15 prints Irr Ps(O) at 2',
  },
  {
    origin: DBA_M,
    editions: ['3.0'],
    line: { troop: 'Irr Exp' },
    theirs: 10,
    ours: 7,
    reason: 'the price before 2.1, which the authors wrote in 1998 was to fall (SAGA 67)',
  },
  {
    origin: SISTER,
    editions: ['3.0'],
    line: { troop: 'Reg Bd (F)' },
    theirs: 6,
    ours: 7,
    reason: 'a table for the sister rules; dbm-3.2:note-1-bd-o-f-s lowers Bd(F) to 6, so it cost more before',
  },
];
