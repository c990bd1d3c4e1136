import { describe, expect, test } from 'vitest';
import { formatDbaTroop, parseDbaTroop } from '../troops/parse-troop.ts';
import { TroopError } from '../../index.ts';
import { DBA_TROOP_TYPES } from '../troops/troop-types.ts';

const TYPES = Object.keys(DBA_TROOP_TYPES);

describe('a troop of DBA', () => {
  test.each(TYPES)('%s is read in any case, and written the same', (type) => {
    for (const written of [type, type.toLowerCase(), type.toUpperCase(), ` ${type} `, `4${type}`]) {
      expect(parseDbaTroop(written)).toEqual({ type, onCamels: type === 'Camelry' });
    }
    expect(formatDbaTroop(parseDbaTroop(type))).toBe(type);
  });

  test.each([
    ['El', 'Elephants'],
    ['3Kn', 'Knights'],
    ['knight', 'Knights'],
    ['Cav', 'Cavalry'],
    ['cv', 'Cavalry'],
    ['2LH', 'Light Horse'],
    ['light  horse', 'Light Horse'],
    ['3 Cm', 'Camelry'],
    ['Camelry (3Cm)', 'Camelry'],
    ['SCh', 'Scythed Chariots'],
    ['scythed chariot', 'Scythed Chariots'],
    ['4Sp', 'Spears'],
    ['spear', 'Spears'],
    ['Pk', 'Pikes'],
    ['Bd', 'Blades'],
    ['4bd', 'Blades'],
    ['blade', 'Blades'],
    ['Aux', 'Auxilia'],
    ['3Ax', 'Auxilia'],
    ['Wb', 'Warband'],
    ['warbands', 'Warband'],
    ['8Bw', 'Bows'],
    ['bow', 'Bows'],
    ['2Ps', 'Psiloi'],
    ['7Hd', 'Hordes'],
    ['WWg', 'War Wagons'],
    ['War-Wagons', 'War Wagons'],
    ['Art', 'Artillery'],
    ['camp follower', 'Camp followers'],
    ['denizens', 'BUA denizens'],
  ])('%s is %s', (written, type) => {
    expect(parseDbaTroop(written).type).toBe(type);
  });

  test.each(['2Cm', '2cm', 'Light Horse (2Cm)', 'LH (2Cm)'])('%s are light horse on camels', (written) => {
    const troop = parseDbaTroop(written);
    expect(troop).toEqual({ type: 'Light Horse', onCamels: true });
    expect(parseDbaTroop(formatDbaTroop(troop))).toEqual(troop);
  });

  // A pattern that tries a run of blanks again from each of its blanks would take days over these, or run out of memory.
  test.each(['Bd%x!', 'Reg%Bd%(O%)!', 'Bd%(%!'])('is refused at once, however many blanks are in %s', (written) => {
    expect(() => parseDbaTroop(written.replaceAll('%', ' '.repeat(10_000_000)))).toThrow(TroopError);
  });

  test('no abbreviation stands for two troops', () => {
    const names = Object.entries(DBA_TROOP_TYPES).flatMap(([type, { also }]) => [type.toLowerCase(), ...also]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each<readonly [string, RegExp]>([
    ['Blads', /^unknown troop "Blads", did you mean "Blades"\?$/u],
    ['Cavlary', /^unknown troop "Cavlary", did you mean "Cavalry"\?$/u],
    ['Expendables', /^unknown troop "Expendables": expected one of Elephants, .*, BUA denizens$/u],
    ['', /^unknown troop ""/u],
    ['44Bd', /^unknown troop "44Bd"/u],
    ['Reg Bd (O)', /^"Reg Bd \(O\)" is written as in DBM: DBA has no training or grade, did you mean "Blades"\?$/u],
    ['Irr Kn (F)', /^"Irr Kn \(F\)" is written as in DBM: .*, did you mean "Knights"\?$/u],
    ['LH (S)', /is written as in DBM: .*, did you mean "Light Horse"\?$/u],
    ['Irregular warband', /is written as in DBM: .*, did you mean "Warband"\?$/u],
    ['Reg Galleys (O)', /is written as in DBM: DBA has no training or grade$/u],
  ])('%j is refused', (written, message) => {
    expect(() => parseDbaTroop(written)).toThrow(TroopError);
    expect(() => parseDbaTroop(written)).toThrow(message);
  });
});
