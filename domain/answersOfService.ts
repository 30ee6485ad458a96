import * as yup from 'yup';
import type { AnswerRows } from './answerRow.ts';
import { auditShape, categoryShape, closed, listOf, pictureShape, upsertedShape } from './answerShapes.ts';

/** The other calls: brands, pictures, the log, and the API itself. */
export const ANSWERS_OF_SERVICE = {
  listCategories: { about: 'Brands', summary: 'Every brand, alphabetical', answer: listOf(categoryShape) },
  putCategory: {
    about: 'Brands',
    summary: 'Add or rename a brand, or give it another picture',
    answer: upsertedShape,
  },
  uploadImage: {
    about: 'Pictures',
    summary: 'Host a photo: JPEG, PNG or WebP of at most 8 MB',
    answer: pictureShape,
    problems: ['upstream'],
  },
  auditLog: {
    about: 'Service',
    summary: 'Who did what to whom, newest first',
    answer: listOf(auditShape),
  },
  healthz: {
    about: 'Service',
    summary: 'Whether the API answers',
    answer: closed({ status: yup.string().oneOf(['ok']).required() }),
  },
  openapi: { about: 'Service', summary: 'This description', answer: yup.object().required() },
} satisfies AnswerRows;
