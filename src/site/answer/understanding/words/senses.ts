import type { Asking, Meaning, Relation } from './piece.ts';

const asking = (what: Asking): Meaning => ({ is: 'asking', what });
const relation = (which: Relation): Meaning => ({ is: 'relation', relation: which });
const state = (field: string, value = '1'): Meaning => ({ is: 'state', field, value });
const apart = (field: string): Meaning => ({ is: 'state', field, value: '1', apart: true });
const ofNamed = (field: string, named: 'own' | 'foe'): Meaning => ({ is: 'state', field, value: '1', named });
const going = (which: string): Meaning => ({ is: 'going', going: which });
const works = (which: string): Meaning => ({ is: 'works', works: which });
const feature = (which: string): Meaning => ({ is: 'feature', feature: which });
const deep = (ranks: number): Meaning => ({ is: 'deep', ranks });
const whole = (of: 'command' | 'army'): Meaning => ({ is: 'whole', of });
const OTHER: Meaning = { is: 'other' };

const SUPPORT = '|rear support';
/** Who does this with support is the one in front. */
const RECEIVES = 'get|gets|getting|need|needs|have|has|take|takes|receive|receives';
const DICE = 'dice|die|dices|diced|roll|rolls|rolled|rolling|throw|throws|threw|throwing';
const FLANK = 'on|in|to |the flank';
const REAR = 'on|in|to |the rear';
const ENEMY = '|with |an enemy';

/**
 * What words mean, as people write them: small letters, figures for numbers. Commas part phrases. Where strokes part words,
 * each of them may stand there; where a stroke comes first, none has to. The longest phrase that fits counts.
 */
const SENSES: readonly (readonly [Meaning, string])[] = [
  [relation('versus'), 'v|vs|versus|against|fighting|fight|fights|facing'],
  [relation('behind'), '|standing behind, in the 2nd rank behind, as 2nd rank of|behind'],
  [relation('with'), 'with|plus, backed|supported by, with support of|from'],
  [
    relation('through'),
    '|pass|go|move|ride|walk|march|passing|passes through, interpenetrate|interpenetrates|interpenetrating',
  ],
  [relation('shot at by'), '|being|be shot |at by, under fire from, shoot|shooting|fire|firing by|from, shot from'],
  [relation('held by'), 'held|defended|manned|garrisoned by'],
  // Between two troops: at the end, either may have.
  [
    relation('charges'),
    `charge|charges |into, charging|charged into,
    into|attack|attacks|attacking|assault|assaults|assaulting|hitting`,
  ],
  [relation('charged by'), '|being charged by, who are charged by, when charged by, attacked by'],
  // `Cv get support from Ps`, `rear support by Ps`.
  [relation('supported by'), `|${RECEIVES} ${SUPPORT} by|from`],
  [
    relation('mitigated for by'),
    `|${RECEIVES} mitigation by|from, |${RECEIVES} mitigating ${SUPPORT} by|from, mitigated by`,
  ],
  [OTHER, 'tactical|grading|mitigating|terrain|going factor|factors, factor|factors |for|of|in terrain|going'],
  // Of whom, is not told.
  [OTHER, `${RECEIVES} ${SUPPORT}, ${RECEIVES} mitigation, ${RECEIVES} mitigating ${SUPPORT}`],
  [OTHER, 'be|being|get shot |at'],
  [
    asking('odds'),
    'odds|chance|chances|combat|melee|result|cc, the odds, what are the odds, close combat, combat odds, who wins, what happens',
  ],
  [asking('factor'), '|combat|attack factor|factors'],
  [
    asking('cost'),
    `cost|costs|price|prices|ap|points|pts, army point|points, points|ap cost, how much |ap, how many |army points, how many ap,
    cost|price of, cost in points|ap, points value`,
  ],
  [
    asking('equivalents'),
    'ee|ees, how many|much ee|ees, ee value, element equivalent|equivalents |value, how many element equivalents',
  ],
  [asking('losses'), '|ee|the losses, ee lost'],
  [asking('base'), 'base depth|depths, depth|depths of |a|the base|bases, how deep is |a|the base'],
  [asking('recoil'), 'recoil|recoils|recoiling'],
  [asking('recoil distance'), 'recoil distance|move|moves|depth|length, distance recoiled'],
  [{ is: 'filler' }, '|deep base|bases, with |a |deep base'],
  [
    asking('breaking'),
    `break|breaking point, breakpoint, break|breaks when, breaks|break |at, demoralised|demoralises |at, when broken|demoralised|does|is|do, when will|would,
    when does it break, when is it demoralised, become|becomes|gets|get demoralised, demoralization|demoralisation`,
  ],
  [
    asking('move'),
    `|tactical move|moves, movement|moving|speed|go|goes|travel, move|movement distance|allowance|rate, distance moved,
    how fast`,
  ],
  [asking('march'), 'march|marches|marching, march move|moves'],
  [asking('halt'), 'halt|halts|halting|stop|hold'],
  [asking('pips'), 'pip|pips |cost, how many pip|pips, cost in pips'],
  [asking('range'), '|shooting|max|maximum range, ranges, shooting distance, range of fire, how far can shoot'],
  [asking('how far'), 'how far, |what distance, how many paces'],
  [asking('shoot'), 'shoot|shoots|shooting|shot|fire|fires|firing |at'],
  [asking('support'), '|give|gives |rear support, supports|supporting, rear supports'],
  [asking('rank counts'), '2nd rank count|counts|help|helps|matter|matters'],
  [asking('rank of'), '|a|the 2nd rank of'],
  [asking('mitigate'), 'mitigate|mitigates|mitigating|mitigation, |give mitigating |rear support'],
  [asking('terrain'), 'fe|fes, feature equivalent|equivalents, how many fe, how many feature equivalents'],

  [going('good'), 'good going|terrain, ggo, |in |the open |ground, in good, flat, clear going'],
  [going('rough'), 'rough going|ground|terrain, rgo, in |the rough'],
  [going('difficult'), 'difficult going|ground|terrain, dgo, in difficult'],
  // A wood is difficult going; to those who shoot it is something more.
  [going('difficult'), 'in |a|the wood|woods|forest|woodland|wd, inside|within |a wood|woods|forest|woodland|wd'],
  [going('bad'), 'bad going|ground|terrain, in bad'],
  [going('road'), 'on |a|the road, along|down a road, on roads, by road'],

  [state('training', 'Reg'), 'regular|reg|regulars'],
  [state('training', 'Irr'), 'irregular|irr|irreg|irregulars'],
  [
    state('gen'),
    'general|gen|generals, general|generals element, with|w|my|our general, with a|my|our|his|their general',
  ],
  [state('role', 'C-in-C'), 'c in c, cinc'],
  [state('role', 'sub-general'), 'sub general|gen, subgeneral'],
  [state('role', 'ally'), 'ally|allied general'],
  [
    state('up'),
    'uphill|upslope, up slope|hill, up a hill, higher up, on higher ground, uphill of them, high |up, on |the high ground',
  ],
  [OTHER, 'my|his|enemy|opponents|own|their|our bound'],
  [state('each'), 'each'],
  [OTHER, 'each|every|all|any|both edition|editions|version|versions'],
  [state('bound'), 'this bound, of|in the|a bound, in 1|this bound'],
  [state('down'), 'downhill|downslope, down hill|slope, lower down, on lower ground'],
  [state('aid'), '|with 1 aider|helper, aided|helped |by 1, |with 1 aiding|helping'],
  [state('aid', '2'), '|with|and 2 aiders|helpers, aided|helped by 2, aided twice, |with 2 aiding|helping'],
  [state('ov'), 'overlapped |once, overlapped |on 1 side, overlapped on 1 flank'],
  [
    state('ov', '2'),
    'overlapped twice|x2, overlapped |on both|each side|sides|flank|flanks, overlapped on 2 sides, overlapped 2 times, double|doubly overlapped, both sides|flanks|ends overlapped, overlapped on |both|each ends|end',
  ],
  // Of whom, is not told.
  [state('any.ov'), '|with |an|1 overlap, overlap on 1 side'],
  [
    state('any.ov', '2'),
    '|with 2 overlaps, both overlaps, double overlap, |with |an overlap|overlaps |on both|each side|sides|flank|flanks',
  ],
  [
    state('flank'),
    `hit|contacted|attacked|charged ${FLANK}, flank attacked|charged|contacted|hit, ${ENEMY} on its flank, |hard flanked, hit in its flank`,
  ],
  [state('rear'), `hit|contacted|attacked|charged ${REAR}, ${ENEMY} on its rear, hit from behind`],
  [state('any.flank'), '|with |a hard flank'],
  // Of whom, is told where it stands before the fight.
  [apart('flank'), `${ENEMY} ${FLANK}`],
  [apart('rear'), `${ENEMY} ${REAR}`],
  [ofNamed('flank', 'own'), `${ENEMY} ${FLANK} of`],
  [ofNamed('rear', 'own'), `${ENEMY} ${REAR} of`],
  [ofNamed('ov', 'own'), '|an|1 overlap on'],
  [ofNamed('up', 'foe'), 'uphill|upslope of|from, higher up of|from'],
  [ofNamed('down', 'foe'), 'downhill|downslope of|from, lower down of|from'],
  [state('fort', 'TF'), 'behind|defending|holding|in tf, defended|protected by tf, behind temporary fortifications'],
  [state('fort', 'PF'), 'behind|defending|holding|in pf, defended|protected by pf, behind permanent fortifications'],
  [state('storm'), 'attacking|assaulting fortifications, storming'],
  [state('bank'), 'defending |a river bank, defending |the bank'],
  [state('river'), 'crossing |a river, in a river'],
  [state('dem'), 'demoralised troops, of|from a demoralised command'],
  [state('arm', 'mounted'), 'v|vs|against|versus|facing mounted'],
  [state('arm', 'foot'), 'v|vs|against|versus|facing foot'],
  [state('arm', 'naval'), 'v|vs|against|versus|facing naval'],
  [state('double'), '|on |a double based|base|bases, |on |a double element base, on double element bases'],
  [state('rank', '3'), '|in|as |the|a 3rd rank'],
  [state('rank', '4'), '|in|as |the|a 4th rank'],
  [{ is: 'both' }, 'both |with|have|being|are'],
  [state('chariot'), 'chariot|chariots, in chariots'],
  [{ is: 'dice' }, `${DICE}, with |a ${DICE}`],
  [{ is: 'dice', whose: 'mine' }, `i|we|my|our ${DICE}`],
  [{ is: 'dice', whose: 'theirs' }, `he|they|his|their|enemy ${DICE}`],
  // Who is spoken to may be either; what is needed is not thrown.
  [OTHER, `you|your|to|need|needs ${DICE}`],
  // Who charges up a slope has the other above.
  [state('climbs'), 'charging|charge|charges uphill|upslope, charging|charge|charges up |a hill'],
  [state('descends'), 'charging|charge|charges downhill|downslope, charging|charge|charges down |a hill'],
  [state('moved'), 'charging, who|having|that charged, moved into contact'],
  [state('form', 'column'), '|in |a|single column, a single column, 1 |element wide, single file'],
  [state('form', 'line'), '|in |a group, in |a line, line, a group of, |a single group'],
  [state('form', 'single'), 'single|1|lone element, single|lone|alone, a single element of'],
  [{ is: 'state', field: 'dev', value: 'yes', paid: true }, 'deviating|deviate|deviates'],
  [state('dev', 'yes'), 'wheel|wheeling|wheels|sideways|turning, not straight ahead'],
  [state('dev', 'no'), 'straight |ahead'],
  [state('far', 'short'), 'short, less than full |move, partial move'],
  [state('far', 'full'), 'full'],
  [state('sight'), 'in sight, in sight of |the general'],
  [state('out'), 'out of sight, not in sight, out of sight of general'],
  [state('mount'), '|to dismount|mount, dismounting|mounting'],
  [state('spont'), 'to prevent |a spontaneous advance, preventing spontaneous advance, from advancing spontaneously'],
  [state('must'), 'compulsory'],
  [state('placer', 'defender'), 'defender|defenders, placed by |the defender'],
  [state('placer', 'invader'), 'invader|invaders, placed by |the invader'],

  [works('PF gate tower'), '|pf gate tower, gate towers'],
  [works('PF gateway'), '|pf gateway|gate, gateways|gates'],
  [works('PF tower'), '|pf tower|towers'],
  [works('PF'), 'pf, permanent fortification|fortifications'],
  [works('TF camp'), 'tf camp, camp tf, tf of|for a camp, tf for camp'],
  [works('TF'), 'tf, temporary fortification|fortifications'],
  [works('FO'), 'fo, fixed obstacle|obstacles'],

  [feature('WW'), 'ww|waterway|waterways'],
  [feature('Rv'), 'rv|river|rivers'],
  [feature('Rd'), 'rd|road|roads'],

  [deep(1), '1 deep|rank, in 1 rank, front rank only, single rank, 1 rank deep, unsupported'],
  [deep(2), '2 deep, |in 2 ranks, 2 ranks deep, double ranked, doubled up, |in double rank, with |a 2nd rank, x2'],
  [deep(3), '3 deep, |in 3 ranks, 3 ranks deep, x3'],
  [deep(4), '4 deep, |in 4 ranks, 4 ranks deep, x4'],

  [whole('command'), 'command, |a command of|with'],
  [whole('army'), 'army, |an army of, whole army, defeated |at, army defeated'],

  [{ is: 'may' }, 'may|can|could|allowed|eligible, able to, |are allowed to, may they'],
  [
    { is: 'filler' },
    `a|an|the|of|in|on|for|to|at|is|are|do|does|it|its|my|his|their|our|your|i|they|what|whats|much|how|get|gets|by|element,
    elements|and|one|per|please|be|has|have|need|needs|take|takes|worth|value|count|counts|as|from|would|should|them|some|me,
    tactical|going|terrain|type|pace|paces|p|target|give|gives|there|if|edition|version|dbm|calculate|calculator|frontally,
    frontal|front|number|away, what is, head on`,
  ],
  [
    OTHER,
    `who|when|why|which|where|whose|not|no|never|without|or|nor|except|unless|isnt|aint|arent|dont|doesnt|cant|cannot|ohne,
    sans|many|own|this|same|bound|higher|lower|must|change|changes|changed|lose|loses|lost|beat|beats|beaten|win|wins|doubled,
    double|equal|draw|flee|flees|destroyed|destroy|outcome|outcomes|definition|grade|grades|rule|rules|errata,
    erratum|list|lists|example|meaning|bonus|after|before|instead|all|any|new|cheaper|dearer|more|less|most|minimum|order,
    as|into what, i|you|we get`,
  ],
];

/** All that a phrase with strokes may be. */
function phrasesOf(written: string): readonly string[] {
  return written
    .trim()
    .split(' ')
    .reduce<readonly string[]>(
      (all, words) => all.flatMap((phrase) => words.split('|').map((word) => `${phrase} ${word}`.trim())),
      [''],
    );
}

/** All phrases, words with one space between, and what each of them means. */
export const PHRASES = SENSES.flatMap(([meaning, phrases]) =>
  phrases.split(',').flatMap((written) => phrasesOf(written).map((phrase) => [phrase, meaning] as const)),
);

/** What a phrase means. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map(PHRASES);

/** So many words the longest of them has. */
export const MOST_WORDS = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));
