/** Words by which a sentence tells what it is about, in any field. */

export const wished =
	/\b(?:prefer\w*|ideal(?:ly)?|desir\w+|advantage\w*|advantagous|asset|bonus|a plus|big plus|pluses|= plus|nice(?: |-)to(?: |-)have|would be (?:a |an |very |great|good|lovely|nice|helpful|useful|excellent|welcome\w*|top|beneficial)|welcome|welcomed|helpful|helps|useful|handy|beneficial|optional(?:ly)?|not (?:essential|a must|a dealbreaker)|isn't a dealbreaker|never a filter|even better|would (?:help|delight)|looked upon kindly|a joy|encouraged|pays a|differential|considered favourably|we'd love|great if|or (?:be )?(?:willing|learn))\b/iu;
export const notNeeded =
	/(?:\b(?:not?|never|neither|nor|without)|n't)\b[^.;]{0,50}\b(?:need(?:ed)?|requir\w+|necessary|expected|matter|mind|ask about|hung up|difference|count|used|look(?:ing)? for|after|factor)\b|^(?:no|neither|nor)\b(?! less| fewer)|\b(?:irrelevant|unnecessary)\b|\?\s*(?:not|no)\b/iu;
export const stillAsked = /\b(?:not|no) (?:less|fewer)|not essential|not a must|dealbreaker/iu;

/** No duty of this job alone. */
export const noDuty =
	/\bas (?:assigned|required|needed)\b|may be assigned|\bany other (?:duties|tasks)|^(?:and )?other (?:duties|tasks)|^reports? (?:directly )?to\b|^(?:be|have|do|get|need|none)\b|\?$|^we\b/iu;

const joining = "(?:and|or|of|with|to|in|for|on|at|by|as|from|the|an?|is|are|be|we|you|your|our)";
/** No name begins or ends with a word that joins others, whatever was learned of it: "experimentation and". */
export const looseEnd = new RegExp(`^${joining} | ${joining}$`, "u");
