import { inject } from 'vitest';

// Fails each file of a project whose preparation failed, with the reason; the other projects go on.
const failure = inject('failure');
if (failure) throw new Error(failure);
