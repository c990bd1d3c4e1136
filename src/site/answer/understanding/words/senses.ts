import type { Asking, Meaning, Relation } from './piece.ts';

const asking = (what: Asking): Meaning => ({ is: 'asking', what });
const relation = (which: Relation): Meaning => ({ is: 'relation', relation: which });
const state = (field: string, value = '1'): Meaning => ({ is: 'state', field, value });
const going = (which: string): Meaning => ({ is: 'going', going: which });
const works = (which: string): Meaning => ({ is: 'works', works: which });
const feature = (which: string): Meaning => ({ is: 'feature', feature: which });

/** Each of some words with each of others behind it. */
const each = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`));

const SUPPORT = ['support', 'rear support'];
const MITIGATION = ['mitigation', 'mitigating support', 'mitigating rear support'];
/** Who does this with support is the one in front. */
const RECEIVES = ['get', 'gets', 'getting', 'need', 'needs', 'have', 'has', 'take', 'takes', 'receive', 'receives'];
const GIVEN_BY = ['by', 'from'];

/** What words mean, as people write them: small letters, figures for numbers. The longest that fits counts. */
const SENSES: readonly (readonly [Meaning, readonly string[]])[] = [
  [relation('versus'), ['v', 'vs', 'versus', 'against', 'fighting', 'fight', 'fights', 'facing']],
  [relation('behind'), ['behind', 'standing behind', 'in the 2nd rank behind', 'as 2nd rank of', 'as 2nd rank behind']],
  [relation('with'), ['with', 'plus', 'backed by', 'supported by', 'with support of', 'with support from']],
  [
    relation('through'),
    [
      ...['pass through', 'go through', 'move through', 'ride through', 'walk through', 'march through', 'through'],
      ...['interpenetrate', 'interpenetrates', 'interpenetrating', 'passing through', 'passes through'],
    ],
  ],
  [
    relation('shot at by'),
    [
      ...[
        'shot at by',
        'shot by',
        'under fire from',
        'being shot at by',
        'being shot by',
        'be shot at by',
        'be shot by',
      ],
      ...each(['shoot', 'shooting', 'fire', 'firing'], GIVEN_BY),
      'shot from',
    ],
  ],
  // Between two troops: at the end, either may have.
  [relation('charges'), ['charge', 'charges', 'charge into', 'charges into', 'charging into', 'charged into', 'into']],
  [relation('charged by'), ['charged by', 'being charged by', 'who are charged by', 'when charged by']],
  // `Cv get support from Ps`, `rear support by Ps`.
  [relation('supported by'), each(SUPPORT, GIVEN_BY).flatMap((phrase) => [phrase, ...each(RECEIVES, [phrase])])],
  [
    relation('mitigated for by'),
    [...each(MITIGATION, GIVEN_BY).flatMap((phrase) => [phrase, ...each(RECEIVES, [phrase])]), 'mitigated by'],
  ],
  // Of whom, is not told.
  [{ is: 'other' }, each(RECEIVES, [...SUPPORT, ...MITIGATION])],
  [{ is: 'other' }, ['be shot', 'be shot at', 'being shot', 'being shot at', 'get shot', 'get shot at']],
  [
    asking('odds'),
    [
      ...['odds', 'chance', 'chances', 'the odds', 'what are the odds', 'combat', 'close combat', 'factor', 'factors'],
      ...['melee', 'combat factor', 'combat factors', 'combat odds', 'who wins', 'what happens', 'result', 'cc'],
    ],
  ],
  [
    asking('cost'),
    [
      ...['cost', 'costs', 'price', 'prices', 'ap', 'army points', 'army point', 'points', 'pts', 'points cost'],
      ...['ap cost', 'how much', 'how many points', 'how many ap', 'how many army points', 'cost of', 'price of'],
      ...['cost in points', 'cost in ap', 'how much ap', 'points value'],
    ],
  ],
  [
    asking('equivalents'),
    [
      ...[
        'ee',
        'ees',
        'element equivalent',
        'element equivalents',
        'how many ee',
        'how many ees',
        'how much ee',
        'ee value',
      ],
      ...['how many element equivalents', 'element equivalent value', 'element equivalents value'],
    ],
  ],
  [
    asking('breaking'),
    [
      ...['break point', 'breakpoint', 'breaks at', 'break at', 'breaks', 'break', 'demoralised at', 'demoralised'],
      ...['demoralises at', 'when broken', 'when demoralised', 'when does it break', 'when does', 'when is', 'when do'],
      ...['become demoralised', 'becomes demoralised', 'gets demoralised', 'get demoralised'],
      ...['demoralization', 'demoralisation', 'when is it demoralised', 'breaking point'],
    ],
  ],
  [
    asking('move'),
    [
      ...['move', 'moves', 'movement', 'moving', 'tactical move', 'tactical moves', 'speed', 'move distance'],
      ...[
        'go',
        'goes',
        'travel',
        'movement distance',
        'movement allowance',
        'move allowance',
        'distance moved',
        'move rate',
        'movement rate',
        'how fast',
      ],
    ],
  ],
  [asking('march'), ['march', 'marches', 'marching', 'march move', 'march moves']],
  [asking('halt'), ['halt', 'halts', 'halting', 'stop', 'hold']],
  [asking('pips'), ['pip', 'pips', 'how many pips', 'pip cost', 'cost in pips', 'pips cost', 'how many pip']],
  [
    asking('range'),
    [
      ...['range', 'ranges', 'shooting range', 'shooting distance', 'range of fire', 'max range'],
      ...['maximum range', 'how far can shoot'],
    ],
  ],
  [asking('how far'), ['how far', 'distance', 'what distance', 'how many paces']],
  [
    asking('shoot'),
    [
      ...['shoot', 'shoots', 'shoot at', 'shooting', 'shooting at', 'shoots at', 'shot', 'shot at'],
      ...['fire', 'fires', 'firing', 'fire at', 'fires at', 'firing at'],
    ],
  ],
  [
    asking('support'),
    [
      ...['support', 'supports', 'supporting', 'rear support', 'give rear support', 'gives rear support'],
      ...['give support', 'gives support', 'rear supports'],
    ],
  ],
  [
    asking('mitigate'),
    [
      ...['mitigate', 'mitigates', 'mitigating', 'mitigating support', 'mitigating rear support', 'mitigation'],
      ...['give mitigating rear support', 'give mitigating support'],
    ],
  ],
  [
    asking('terrain'),
    ['fe', 'fes', 'feature equivalent', 'feature equivalents', 'how many fe', 'how many feature equivalents'],
  ],

  [
    going('good'),
    [
      'good going',
      'ggo',
      'in the open',
      'open',
      'open ground',
      'in the open ground',
      'in good',
      'good terrain',
      'flat',
      'clear going',
    ],
  ],
  [going('rough'), ['rough going', 'rgo', 'in rough', 'in the rough', 'rough ground', 'rough terrain']],
  [going('difficult'), ['difficult going', 'dgo', 'in difficult', 'difficult ground', 'difficult terrain']],
  // A wood is difficult going; to those who shoot it is something more.
  [
    going('difficult'),
    [...each(['in', 'in a', 'in the', 'inside', 'within a'], ['wood', 'woods', 'forest', 'woodland', 'wd'])],
  ],
  [going('bad'), ['bad going', 'in bad', 'bad ground', 'bad terrain']],
  [going('road'), ['on a road', 'on road', 'along a road', 'on roads', 'down a road', 'on the road', 'by road']],

  [state('training', 'Reg'), ['regular', 'reg', 'regulars']],
  [state('training', 'Irr'), ['irregular', 'irr', 'irreg', 'irregulars']],
  [
    state('gen'),
    [
      'general',
      'gen',
      'generals',
      'generals element',
      'with general',
      'w general',
      'with a general',
      'and general',
      'my general',
      'our general',
      'with my general',
      'with our general',
      'general element',
    ],
  ],
  [state('role', 'C-in-C'), ['c in c', 'cinc']],
  [state('role', 'sub-general'), ['sub general', 'subgeneral', 'sub gen']],
  [state('role', 'ally'), ['ally general', 'allied general']],
  [
    state('up'),
    ['uphill', 'upslope', 'up slope', 'up hill', 'up a hill', 'higher up', 'on higher ground', 'uphill of them'],
  ],
  [
    { is: 'other' },
    ['my bound', 'his bound', 'enemy bound', 'opponents bound', 'own bound', 'their bound', 'our bound'],
  ],
  [state('each'), ['each']],
  [{ is: 'other' }, each(['each', 'every', 'all', 'any', 'both'], ['edition', 'editions', 'version', 'versions'])],
  [
    state('bound'),
    ['this bound', 'of the bound', 'of a bound', 'in the bound', 'in a bound', 'in 1 bound', 'in this bound'],
  ],
  [state('down'), ['downhill', 'downslope', 'down hill', 'down slope', 'lower down', 'on lower ground']],
  [state('aid'), ['with 1 aider', '1 aider', 'aided by 1', 'aided']],
  [state('aid', '2'), ['with 2 aiders', '2 aiders', 'aided by 2', 'and 2 aiders', 'aided twice']],
  [
    state('ov'),
    ['overlapped', 'overlapped on 1 flank', 'overlapped once', 'overlapped on 1 side', 'overlapped 1 side'],
  ],
  [
    state('ov', '2'),
    [
      ...['overlapped twice', 'overlapped both sides', 'overlapped on both sides', 'overlapped on both flanks'],
      ...['overlapped on 2 sides', 'double overlapped', 'doubly overlapped', 'overlapped both flanks'],
      ...['overlapped x2', 'overlapped 2 times'],
    ],
  ],
  // Of whom, is not told.
  [state('overlaps'), ['overlap', 'an overlap', '1 overlap', 'with an overlap', 'with 1 overlap', 'overlap on 1 side']],
  [
    state('overlaps', '2'),
    [
      ...['2 overlaps', 'with 2 overlaps', 'both overlaps', 'double overlap', 'overlap both sides'],
      ...['overlap on both sides', 'overlaps on both sides', 'overlap on both flanks', 'overlaps on both flanks'],
      ...['an overlap on each side', 'overlap on each side', 'overlap on each flank', 'an overlap on each flank'],
    ],
  ],
  [
    state('flank'),
    [
      ...['hit in flank', 'hit in the flank', 'enemy on flank', 'contacted in flank', 'hit on the flank', 'flanked'],
      ...['enemy on its flank', 'hit on flank', 'hit in its flank', 'with enemy on flank'],
    ],
  ],
  [
    state('rear'),
    ['hit in rear', 'hit in the rear', 'enemy on rear', 'contacted in rear', 'enemy on its rear', 'hit from behind'],
  ],
  [state('fort', 'TF'), ['behind tf', 'defending tf', 'in tf', 'behind temporary fortifications']],
  [state('fort', 'PF'), ['behind pf', 'defending pf', 'in pf', 'behind permanent fortifications']],
  [state('storm'), ['attacking fortifications', 'storming', 'assaulting fortifications']],
  [state('bank'), ['defending a river bank', 'defending river bank', 'defending bank', 'defending the bank']],
  [state('river'), ['crossing a river', 'crossing river', 'in a river']],
  [state('dem'), ['demoralised troops', 'of a demoralised command', 'from a demoralised command']],
  [state('chariot'), ['chariot', 'chariots', 'in chariots']],
  // Who charges up a slope has the other above.
  [state('climbs'), each(['charging', 'charge', 'charges'], ['uphill', 'upslope', 'up hill', 'up a hill'])],
  [state('descends'), each(['charging', 'charge', 'charges'], ['downhill', 'downslope', 'down hill', 'down a hill'])],
  [state('moved'), ['charging', 'who charged', 'having charged', 'that charged', 'moved into contact']],
  [
    state('form', 'column'),
    [
      'column',
      'in column',
      'in a column',
      '1 element wide',
      'single file',
      '1 wide',
      'single column',
      'a single column',
    ],
  ],
  [
    state('form', 'line'),
    ['group', 'in line', 'line', 'in a group', 'in a line', 'a group of', 'single group', 'a single group'],
  ],
  [
    state('form', 'single'),
    ['single element', 'single', '1 element', 'lone', 'alone', 'a single element of', 'lone element'],
  ],
  [
    state('dev', 'yes'),
    ['deviating', 'deviate', 'deviates', 'wheel', 'wheeling', 'wheels', 'not straight ahead', 'sideways', 'turning'],
  ],
  [state('dev', 'no'), ['straight ahead', 'straight']],
  [state('far', 'short'), ['short', 'less than full', 'less than full move', 'partial move']],
  [state('far', 'full'), ['full']],
  [state('sight'), ['in sight', 'in sight of general', 'in sight of the general']],
  [state('out'), ['out of sight', 'not in sight', 'out of sight of general']],
  [state('mount'), ['dismount', 'to dismount', 'dismounting', 'to mount', 'mounting', 'mount']],
  [
    state('spont'),
    [
      'to prevent spontaneous advance',
      'to prevent a spontaneous advance',
      'from advancing spontaneously',
      'preventing spontaneous advance',
    ],
  ],
  [state('must'), ['compulsory']],
  [state('placer', 'defender'), ['defender', 'defenders']],
  [state('placer', 'invader'), ['invader', 'invaders']],

  [works('PF gate tower'), ['pf gate tower', 'gate tower', 'gate towers']],
  [works('PF gateway'), ['pf gateway', 'gateway', 'gateways', 'pf gate', 'gate', 'gates']],
  [works('PF tower'), ['pf tower', 'tower', 'towers', 'pf towers']],
  [works('PF'), ['pf', 'permanent fortification', 'permanent fortifications']],
  [works('TF camp'), ['tf camp', 'camp tf', 'tf of a camp', 'tf for a camp', 'tf for camp']],
  [works('TF'), ['tf', 'temporary fortification', 'temporary fortifications']],
  [works('FO'), ['fo', 'fixed obstacle', 'fixed obstacles']],

  [feature('WW'), ['ww', 'waterway', 'waterways']],
  [feature('Rv'), ['rv', 'river', 'rivers']],
  [feature('Rd'), ['rd', 'road', 'roads']],

  [
    { is: 'deep', ranks: 1 },
    ['1 deep', '1 rank', 'in 1 rank', 'front rank only', 'single rank', '1 rank deep', 'unsupported'],
  ],
  [
    { is: 'deep', ranks: 2 },
    [
      '2 deep',
      '2 ranks',
      'in 2 ranks',
      '2 ranks deep',
      'double ranked',
      'doubled up',
      'in double rank',
      'double rank',
      'with 2nd rank',
      'with a 2nd rank',
      'x2',
    ],
  ],
  [{ is: 'deep', ranks: 3 }, ['3 deep', '3 ranks', 'in 3 ranks', '3 ranks deep', 'x3']],
  [{ is: 'deep', ranks: 4 }, ['4 deep', '4 ranks', 'in 4 ranks', '4 ranks deep', 'x4']],

  [{ is: 'whole', of: 'command' }, ['command', 'a command of', 'command of']],
  [
    { is: 'whole', of: 'army' },
    ['army', 'an army of', 'army of', 'whole army', 'defeated', 'defeated at', 'army defeated'],
  ],

  [
    { is: 'may' },
    ['may', 'can', 'could', 'allowed', 'able to', 'are allowed to', 'allowed to', 'may they', 'eligible'],
  ],
  [
    { is: 'filler' },
    [
      ...['a', 'an', 'the', 'of', 'in', 'on', 'for', 'to', 'at', 'is', 'are', 'do', 'does', 'it', 'its', 'my', 'his'],
      ...['their', 'our', 'your', 'i', 'they', 'what', 'whats', 'what is', 'much', 'how', 'get', 'gets', 'by'],
      ...['element', 'elements', 'and', 'one', 'per', 'please', 'be', 'has', 'have', 'need', 'needs'],
      ...['take', 'takes', 'worth', 'value', 'count', 'counts', 'as', 'from', 'would', 'should', 'them', 'some', 'me'],
      ...['tactical', 'going', 'terrain', 'type', 'pace', 'paces', 'p', 'target', 'give', 'gives', 'there'],
      ...[
        'if',
        'edition',
        'version',
        'dbm',
        'calculate',
        'calculator',
        'frontally',
        'frontal',
        'front',
        'head on',
        'number',
        'away',
      ],
    ],
  ],
  [
    { is: 'other' },
    [
      ...[
        'who',
        'as what',
        'into what',
        'when',
        'why',
        'which',
        'where',
        'whose',
        ...[
          'not',
          'no',
          'never',
          'without',
          'or',
          'nor',
          'except',
          'unless',
          'isnt',
          'aint',
          'arent',
          'dont',
          'doesnt',
          'cant',
        ],
        ...[
          'cannot',
          'ohne',
          'sans',
          'many',
          'own',
          'this',
          'same',
          'bound',
          'i get',
          'you get',
          'we get',
          'higher',
          'lower',
        ],
        'must',
        'change',
        'changes',
        'changed',
      ],
      ...['lose', 'loses', 'lost', 'beat', 'beats', 'beaten', 'win', 'wins', 'doubled', 'double', 'equal', 'draw'],
      ...['recoil', 'recoils', 'flee', 'flees', 'destroyed', 'destroy', 'outcome', 'outcomes', 'definition', 'grade'],
      ...['grades', 'rule', 'rules', 'errata', 'erratum', 'list', 'lists', 'example', 'meaning', 'bonus', 'after'],
      ...['before', 'instead', 'all', 'any', 'new', 'cheaper', 'dearer', 'more', 'less', 'most', 'minimum', 'order'],
    ],
  ],
];

/** What each of them means, by its words with one space between. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  SENSES.flatMap(([meaning, phrases]) => phrases.map((phrase) => [phrase, meaning] as const)),
);

/** So many words the longest of them has. */
export const MOST_WORDS = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));
