/** Tells questions apart: what is put to several seats at once bears one id for all of them. */

import type { Question } from "./protocol";

export const markOf = (question: Question): string => `${question.id}/${question.seat}`;
