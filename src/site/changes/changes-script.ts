/** Narrows a comparison of two editions down to a section or a troop type, and keeps the choice in the address. */

const form = document.querySelector<HTMLFormElement>('#changes-filter');

if (form) {
  const told = form.querySelector('[role=status]');
  const [section, troop] = [...form.querySelectorAll('select')];
  const groups = [...document.querySelectorAll<HTMLElement>('[data-changed-section]')];
  const clauses = document.querySelectorAll('.clause[data-change]').length;
  const narrow = (): void => {
    let shown = 0;
    for (const group of groups) {
      const inSection = !section?.value || group.dataset.changedSection === section.value;
      let held = 0;
      for (const change of group.querySelectorAll<HTMLElement>('[data-change]')) {
        const named = (change.dataset.troops ?? '').split(' ').filter(Boolean);
        // What names no troops is for all.
        const ofTroops = !troop?.value || named.length === 0 || named.includes(troop.value);
        change.hidden = !inSection || !ofTroops;
        if (!change.hidden) held += 1;
      }
      group.hidden = held === 0;
      if (group.matches('section')) shown += held;
    }
    const narrowed = troop?.value ? ', those on all troops among them' : '';
    if (told) told.textContent = shown === clauses ? '' : `${String(shown)} of ${String(clauses)} clauses${narrowed}`;
  };
  const choose = (): void => {
    const chosen = [section, troop].flatMap((select) => (select?.value ? [[select.name, select.value]] : []));
    const query = chosen.length === 0 ? '' : `?${new URLSearchParams(chosen).toString()}`;
    history.replaceState(null, '', location.pathname + query + location.hash);
    narrow();
  };
  form.addEventListener('change', choose);
  // What was chosen before this came counts; of all else what the address asks.
  const isChosen = [section, troop].some((select) => select?.value);
  const asked = new URLSearchParams(location.search);
  for (const select of [section, troop]) {
    const value = asked.get(select?.name ?? '');
    if (select?.value === '' && value !== null && [...select.options].some((option) => option.value === value))
      select.value = value;
  }
  if (isChosen) choose();
  else narrow();
}

export {};
