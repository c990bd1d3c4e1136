/** How many letters are looked at for a citation: a line has some hundred, and a link that goes with it a few thousand. */
export const LONGEST = 8000;
