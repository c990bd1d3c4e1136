/** A list that shows all that a list can say: it is in no army list book, and most amendments change its price. */
export const EXAMPLE = `Army: An example

Command 1 (C-in-C)
1 Reg Kn (O) general
12 Reg Bd (O)
4 Reg Ax (S)
6 Reg Sp (S)
4 Reg Ps (O)

Command 2 (sub-general)
1 Reg Cv (O) general
6 Reg Cv (O)
4 Irr Bw (S)
4 Reg Bw (O) mounted infantry

Command 3 (ally) # Not to be relied on
1 Irr Kn (F) general, chariots
12 Irr Wb (O)
4 Irr Ps (O)

Baggage and fortifications
6 Bge
4 TF
`;
