import { isPowerful } from '@suite/contracts/permissions';
import { make, type Move } from './staffing-moves.ts';
import type { StaffedHotel } from './staffed-hotel.ts';
import { namesOf, type Rights } from './staffing-model.ts';

function pairsOf(sets: readonly Rights[]): (readonly [Rights, Rights])[] {
  return sets.flatMap((one) =>
    sets
      .filter((other) => one === 0 || other === 0 || namesOf(one | other).length <= 2)
      .map((other) => [one, other] as const),
  );
}

export function everyMove(
  { permissionIds, plain, targets, inactive, spare }: StaffedHotel,
  sets: readonly Rights[],
): Move[] {
  const pairs = pairsOf(sets);
  const idsOf = (rights: Rights) => namesOf(rights).map((name) => permissionIds[name] ?? 0);
  const spareOf = (rights: Rights) => spare[rights] ?? 0;
  const unknownPerson = { user_id: 0, role_id: 0 };
  const targetOf = (rights: Rights) => targets[rights] ?? unknownPerson;
  const inactiveOf = (rights: Rights) => inactive[rights] ?? unknownPerson;
  const isPowerfulSet = (rights: Rights) => namesOf(rights).some(isPowerful);
  const ofPerson = (target: Rights, { user_id, role_id }: typeof unknownPerson): Move[] => [
    {
      kind: 'update-staff',
      passed: 0,
      target,
      asks: false,
      make: make['update-staff'](user_id, [plain, role_id]),
    },
    { kind: 'remove-staff', passed: 0, target, asks: false, make: make['remove-staff'](user_id) },
  ];
  const about = sets.flatMap((rights): Move[] => {
    return [
      {
        kind: 'delete-role',
        passed: rights,
        target: 0,
        asks: false,
        make: make['delete-role'](spareOf(rights)),
      },
      {
        kind: 'add-staff',
        passed: rights,
        target: 0,
        asks: isPowerfulSet(rights),
        make: make['add-staff']([plain, spareOf(rights)]),
      },
      ...ofPerson(rights, targetOf(rights)),
      ...ofPerson(rights, inactiveOf(rights)),
      {
        kind: 'deactivate-staff',
        passed: rights,
        target: rights,
        asks: false,
        make: make['deactivate-staff'](targetOf(rights).user_id),
      },
      {
        kind: 'activate-staff',
        passed: rights,
        target: rights,
        asks: isPowerfulSet(rights),
        make: make['activate-staff'](inactiveOf(rights).user_id),
      },
    ];
  });
  const between = pairs.flatMap(([given, taken]): Move[] => {
    const { user_id } = targetOf(taken);
    const passed = given | taken;
    const role_ids = [plain, spareOf(given)];
    return [
      {
        kind: 'update-staff',
        passed,
        target: taken,
        asks: true,
        make: make['update-staff'](user_id, role_ids),
      },
      {
        kind: 'update-staff-roles',
        passed,
        target: taken,
        asks: true,
        make: make['update-staff-roles'](user_id, role_ids),
      },
    ];
  });
  const ofRoles = pairs.flatMap(([given, taken]): Move[] =>
    given === 0
      ? []
      : [
          {
            kind: 'update-role',
            passed: given | taken,
            target: 0,
            asks: (given & ~taken) !== 0,
            make: make['update-role'](spareOf(taken), idsOf(given)),
          },
        ],
  );
  const made = sets
    .filter((rights) => rights > 0)
    .map((rights): Move => ({
      kind: 'create-role',
      passed: rights,
      target: 0,
      asks: isPowerfulSet(rights),
      make: make['create-role'](idsOf(rights)),
    }));
  return [...made, ...about, ...ofRoles, ...between];
}
