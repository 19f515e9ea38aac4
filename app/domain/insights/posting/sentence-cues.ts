/** Words by which a sentence tells what it is about, in any field. */

export const wished =
	/\b(?:prefer\w*|ideal(?:ly)?|desir\w+|advantage\w*|advantagous|asset|bonus|a plus|big plus|pluses|= plus|nice(?: |-)to(?: |-)have|would be (?:a |an |very |great|good|lovely|nice|helpful|useful|excellent|welcome\w*|top|beneficial)|welcome|welcomed|helpful|helps|useful|handy|beneficial|optional(?:ly)?|not (?:essential|a must|a dealbreaker)|isn't a dealbreaker|never a filter|even better|would (?:help|delight)|looked upon kindly|a joy|encouraged|pays a|differential|considered favourably|we'd love|great if|or (?:be )?(?:willing|learn))\b/iu;
export const notNeeded =
	/\b(?:not?|never|n't|neither|nor|without)\b[^.;]{0,50}\b(?:need(?:ed)?|requir\w+|necessary|expected|matter|mind|ask about|hung up|difference|count|used|look(?:ing)? for|after|factor)\b|^(?:no|neither|nor)\b(?! less| fewer)|\b(?:irrelevant|unnecessary)\b|\?\s*(?:not|no)\b/iu;
export const stillAsked = /\b(?:not|no) (?:less|fewer)|not essential|not a must|dealbreaker/iu;

/** Sentences about the employer, the pay and the way to apply. */
export const aside =
	/\bequal[- ]opportunit|\bE\.?O\.?E\b|\bEEO|regardless of|without regard|discriminat|accommodation|affirmative|\bbenefits?\b(?! (?:of|realisation|for))|pension|401\(k\)|403\(b\)|vacation|paid (?:time|leave|parental)|\bPTO\b|\bsalary|[$€£]\s?\d|\b(?:USD|EUR|NOK|DKK|CAD|GBP|AUD)\s?\d|\bbonus(?:es)?\b of|\bclasses\b|\blessons?\b|\bdental\b|relocation|\bapply (?:with|by|via|here|now|if|online)|applicants will|closing date|interviews? (?:are|will|is)|\bwe (?:pay|offer|provide|give|cover|celebrate|value|believe|anonymise|welcome|encourage)|we're (?:proud|committed|an? )|is (?:an? |proud|committed)|tuition|gym\b|free (?:parking|lunch|coffee|food)|no agencies|unsolicited|\bvisa\b|sponsor(?:ship)?\b|right to work|background check|drug[- ](?:free|test|screen)|\bfounded\b|years in a row|employees\b|was (?:founded|established)|flexi|days'? (?:leave|holiday|of)|hybrid,|remote\b|per hour|an hour|\/hr|\bDBS\b|police check/iu;

/** What no list of duties says. */
export const offer =
	/\bequal[- ]opportunit|\bE\.?O\.?E\b|\bEEO|regardless of|without regard|discriminat|pension|401\(k\)|paid (?:time|leave)|\bPTO\b|\bsalary|[$€£]\s?\d+[^.]*(?:hour|year|annum|hr|month|bonus|base)|\bclosing date|unsolicited|encouraged to apply|right to work/iu;

/** No duty of this job alone. */
export const noDuty =
	/\bas (?:assigned|required|needed)\b|may be assigned|^(?:and )?other (?:duties|tasks)|^reports? (?:directly )?to\b|^(?:be|have|do|get|need|none)\b|\?$|^we\b/iu;

/** Of the way to apply. */
export const invites =
	/^(?:please|apply|send|contact|email|call|visit|see|click|join|note|start|tell|write|talk|show|come|submit|ring|read|ask|have|work|be|do|give|open|help|stop|let|get|report|posts?|love|care|lead|hosts?|test)\b[^.]{0,25}\b(?:us|our|me|we|here|site|your|you|to:|cv|résumé|resume|with your|from home|by|for a|at)\b/iu;

export const asks =
	/\b(?:must|need(?:s|ed)?|requir\w+|experience|experienced|essential|qualifi\w+|degree|knowledge|familiar\w*|proficien\w+|fluent|fluency|skills?|should have|you have|you've|you know|you can|you speak|you are|you're|know how|licen[cs]ed?|certifi\w+|background|bachelor\w*|master's|looking for|expect|able to|comfortable|confident|candidates?|required|qualification|registration|track record|at least|minimum|understand(?:s|ing)?|you bring|person|\d\+? (?:or more )?(?:years|yrs))\b/iu;
export const does =
	/\b(?:you(?:'ll| will|'d| would)(?! (?:need|have|be (?:a|an|able|asked|part|joining|working|based)|get|receive|find|love|learn|join|enjoy|know|bring|report|also need))|(?:role|job|position|candidate|manager|holder|director|officer|associate|analyst|incumbent|work|DON|person|successful \w+)\w* (?:will|includes?|involves?)|(?:duties|tasks|responsibilities|work)\b[^.]{0,20} (?:include|are)|who (?:can|will)|responsible for|day to day)\b/iu;

export const done =
	/(?:^|\b(?:you(?:'ve| have)|experience(?: of| in| with)?|evidence of|history of|success in|record of|who(?:'s| has)|having|has|have|actual)\s+)(?<what>(?:led|run|built|shipped|launched|taken part|put at least|managed|held|worked as|\p{Ll}{2,}ing)\s+(?!knowledge|experience|with\b|in\b|as\b|of\b|or\b|and\b|towards?\b|level|proficiency|understanding|to\b|at\b|for\b)[^.;,]{8,})/iu;
export const noDeed =
	/^(?:working|being|having|using|including|during|according|regarding|understanding|holding|speaking|willing|outstanding|excepting|morning|evening|building (?:regulations|codes|trades)|\p{L}+ing (?:skills|standards|systems?|software|tools?|experience|certificat\w+|licen\w+|degree|knowledge|management|rules|regulations|guidelines|qualification|background|methods?|techniques|diagrams?|principles|environment|interviewing|school|practice|practices|code|codes|industry|platforms?|services|process(?:es)?|machines?|equipment|course|training|agents?|engineering|economics|language|assessment|fluency|strategy|operations|law|documents|analytics))\b/iu;
