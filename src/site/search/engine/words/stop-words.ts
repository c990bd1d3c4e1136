/** Words of a question that say nothing of what it is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually allowed also am an and any anybody anyone are arent as at be because been being but by can cannot
  cant could couldnt d did didnt do does doesnt doing done dont each else em ever every exactly for from get gets getting
  go goes going got had happen happened happening happens has hasnt have havent having he hed her here hers hes him his
  how however i id if ill im in into is isnt it its itself ive just let lets ll m many may maybe me might mine much must my myself
  need needs never no nor not now of off ok okay on only or ought our ours out over own please possible really re right
  s say says shall she shes should shouldnt so some somebody someone something still such t tell than that thats the
  their theirs them themselves then there theres these they theyre theyve thing things this those though to too up us v
  ve versus very vs want wanted wants was wasnt we well were werent weve what whats whatever when where whether which
  while who whom whos whose why will with without wont would wouldnt yes yet you your youre yours`.split(/\s+/),
);

/** Words that say something, but that a text which answers may well do without. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `after again all already always another anything anyway around away back become becomes before between both bring bringing
  brings came case come comes coming count counted counting counts decide decided decides deciding different either
  enough entire ever everything few find finds  gave give given gives giving  hers hit hits instead keep keeps
  kind know knows later  let like look looking looks lot lots made make makes making mean meaning means next nothing
  once other others part partly people place put puts putting rather same see several show since sort start starts stay
  still take taken takes taking together took try trying until use used uses using various way whole work works
  yourself`.split(/\s+/),
);
