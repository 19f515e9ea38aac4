/** Words by which a sentence tells what it is about, in any field. */

export const wished =
	/\b(?:prefer\w*|ideal(?:ly)?|desir\w+|advantage\w*|advantagous|asset|bonus|a plus|big plus|pluses|= plus|nice(?: |-)to(?: |-)have|would be (?:a |an |very |great|good|lovely|nice|helpful|useful|excellent|welcome\w*|top|beneficial)|welcome|welcomed|helpful|helps|useful|handy|beneficial|optional(?:ly)?|not (?:essential|a must|a dealbreaker)|isn't a dealbreaker|never a filter|even better|would (?:help|delight)|looked upon kindly|a joy|encouraged|pays a|differential|considered favourably|we'd love|great if|or (?:be )?(?:willing|learn))\b/iu;
export const notNeeded =
	/(?:\b(?:not?|never|neither|nor|without)|n't)\b[^.;]{0,50}\b(?:need(?:ed)?|requir\w+|necessary|expected|matter|mind|ask about|hung up|difference|count|used|look(?:ing)? for|after|factor)\b|^(?:no|neither|nor)\b(?! less| fewer)|\b(?:irrelevant|unnecessary)\b|\?\s*(?:not|no)\b/iu;
export const stillAsked = /\b(?:not|no) (?:less|fewer)|not essential|not a must|dealbreaker/iu;

/** Sentences about the employer, the pay and the way to apply. */
export const aside =
	/\bequal[- ]opportunit|\bE\.?O\.?E\b|\bEEO|regardless of|without regard|discriminat|accommodation|affirmative|\bbenefits?\b(?! (?:of|realisation|for))|pension|401\(k\)|403\(b\)|vacation|paid (?:time|leave|parental)|\bPTO\b|\bsalary|[$€£]\s?\d|\b(?:USD|EUR|NOK|DKK|CAD|GBP|AUD)\s?\d|\bbonus(?:es)?\b of|\bclasses\b|\blessons?\b|\bdental\b|relocation|\bapply (?:with|by|via|here|now|if|online)|applicants will|closing date|interviews? (?:are|will|is)|\bwe (?:pay|offer|provide|give|cover|celebrate|value|believe|anonymise|welcome|encourage)|we're (?:proud|committed|an? )|is (?:an? |proud|committed)|tuition|gym\b|free (?:parking|lunch|coffee|food)|no agencies|unsolicited|\bvisa\b|sponsor(?:ship)?\b|right to work|background check|drug[- ](?:free|test|screen)|\bfounded\b|years in a row|employees\b|was (?:founded|established)|flexi|days'? (?:leave|holiday|of)|hybrid,|remote\b|per hour|an hour|\/hr|\bDBS\b|police check/iu;

/** What an employer gives. */
export const gives =
	/\b(?:vacation|holidays?|annual leave|paid (?:time|leave|holiday|training)|parental leave|sick (?:pay|leave)|pension|superannuation|401\(?k\)?|403\(b\)|retirement|insurance|dental|medical|healthcare|assurance|bonus(?:es)?|salary|equity|stock|options|flexi\w*|flexible|home office|remote|hybrid|budget for|allowance|stipend|reimburse\w*|discount\w*|gym|fitness|well-?being|wellness|lunch(?:es)?|breakfast|meals?|snacks|fruit|coffee|drinks|parking|bikes?|cycle to work|car scheme|tickets?|childcare|nursery|uniform|overtime|contract|employment|hour week|days? off|PTO|free\b|off-?sites?|part(?:y|ies)|events|hierarch\w+|career|progression|promotion|courses?|classes|laptop|hardware|relocation|visa|per hour|birthday|atmosphere|workplaces?|coaching|mortgage|sabbatical|paid\b|leasing)\b|[$€£]\s?\d|\d\s?[€£]|\/hr\b/iu;

/** How a sentence about the employer, the contract or the way to apply begins. */
export const company =
	/^(?:we(?:'re|'ve| are| have| were| offer| pay| provide| recruit| decline| invite| acknowledge| reserve| shut| give| also offer| positively| do not| don't)\b|our (?!ideal|perfect|new|next|successful)|there(?:'s| is| are| will be)\b|in return\b|alongside\b|established\b|founded\b|all (?:offers|applicants|applications|appointments)\b|(?:office|working) hours\b|feedback\b|this (?:vacancy|advert|campaign)\b|staff are\b|(?:the )?(?:pay|salary|base|benefits?)\b|if you (?:need|require|have any|haven't|would like|want)\b|to (?:apply|be considered|find out)\b|for (?:more|further|an informal)\b|(?:review|screening|interviews?|applications?|shortlisting|consideration)\b.{0,40}\b(?:begins?|starts?|will|are|is|closes?)\b|send (?:a|an|your)\b|(?:mr|mrs|ms|dr)\.? |personal data\b|unlimited\b|successful candidates (?:must undergo|will be subject)|\p{Lu}[\p{L}&' -]{2,40} is (?:an? .{0,60}(?:employer|company|school|organi[sz]ation)|committed|proud|dedicated))/iu;

/** What no list of duties says. */
export const offer =
	/\bequal[- ]opportunit|\bE\.?O\.?E\b|\bEEO|regardless of|without regard|discriminat|pension|401\(k\)|paid (?:time|leave)|\bPTO\b|\bsalary|[$€£]\s?\d+[^.]*(?:hour|year|annum|hr|month|bonus|base)|\bclosing date|unsolicited|encouraged to apply|right to work/iu;

/** No duty of this job alone. */
export const noDuty =
	/\bas (?:assigned|required|needed)\b|may be assigned|\bany other (?:duties|tasks)|^(?:and )?other (?:duties|tasks)|^reports? (?:directly )?to\b|^(?:be|have|do|get|need|none)\b|\?$|^we\b/iu;

/** Of the way to apply. */
export const invites =
	/^(?:please|apply|send|contact|email|call|visit|see|click|join|note|start|tell|write|talk|show|come|submit|ring|read|ask|have|work|be|do|give|open|help|stop|let|get|report|posts?|love|care|lead|hosts?|test)\b[^.]{0,25}\b(?:us|our|me|we|here|site|your|you|to:|cv|résumé|resume|with your|from home|by|for a|at)\b/iu;

export const asks =
	/\b(?:must|need(?:s|ed)?|requir\w+|experience|experienced|essential|qualifi\w+|degree|knowledge|familiar\w*|proficien\w+|fluent|fluency|skills?|should have|you have|you've|you know|you can|you speak|you are|you're|know how|licen[cs]ed?|certifi\w+|background|bachelor\w*|master's|looking for|expect|able to|comfortable|confident|candidates?|required|qualification|registration|fluen\w+|native|have (?:used|worked|done|held)|necessary|mandatory|prerequisites?|track record|at least|minimum|understand(?:s|ing)?|you bring|person|\d\+? (?:or more )?(?:years|yrs))\b/iu;
export const does =
	/\b(?:you(?:'ll| will|'d| would)(?! (?:need|have|be (?:a|an|able|asked|part|joining|working|based)|get|receive|find|love|learn|join|enjoy|know|bring|report|also need))|(?:role|job|position|candidate|manager|holder|director|officer|associate|analyst|incumbent|work|DON|person|successful \w+)\w* (?:will|includes?|involves?)|(?:duties|tasks|responsibilities|work)\b[^.]{0,20} (?:include|are)|who (?:can|will)|responsible for|day to day|(?:is|are)(?: also)? expected to|duties consist of|(?:expect|need|want|ask) you to|(?:activities|tasks|duties|responsibilities) are to)\b|^(?:the|our|this|an?|your) (?:[\p{L}-]+ ){1,4}(?:will|shall) (?!be (?:an?|able|paid|based|held|required|asked|subject|given|offered|engaged|employed|appointed|considered|made|provided)\b|have|receive|get|need|hold|possess)/iu;

export const done =
	/(?:^|\b(?:you(?:'ve| have)|experience(?: of| in| with)?|evidence of|history of|success in|record of|who(?:'s| has)|having|has|have|actual)\s+)(?<what>(?:led|run|built|shipped|launched|taken part|put at least|managed|held|worked as|\p{Ll}{2,}ing)\s+(?!knowledge|experience|with\b|in\b|as\b|of\b|or\b|and\b|towards?\b|level|proficiency|understanding|to\b|at\b|for\b)[^.;,]{8,})/iu;
export const noDeed =
	/^(?:working|being|having|using|including|during|according|regarding|understanding|holding|speaking|willing|outstanding|excepting|morning|evening|building (?:regulations|codes|trades)|\p{L}+ing (?:skills|standards|systems?|software|tools?|experience|certificat\w+|licen\w+|degree|knowledge|management|rules|regulations|guidelines|qualification|background|methods?|techniques|diagrams?|principles|environment|interviewing|school|practice|practices|code|codes|industry|platforms?|services|process(?:es)?|machines?|equipment|course|training|agents?|engineering|economics|language|assessment|fluency|strategy|operations|law|documents|analytics))\b/iu;
