import { array, boolean, number, object, string, type InferType } from 'yup';

const three = (what: string) =>
  array(number().required()).length(3, `${what} must have three numbers`).required(`${what} is missing`);
const point = (what: string) =>
  array(number().required()).length(2, `${what} must have two numbers`).required(`${what} is missing`);
const distance = (what: string) =>
  number()
    .min(0, `${what} must be at least 0`)
    .max(2, `${what} must be at most 2`)
    .required(`${what} is missing`);

export const faceModelSchema = object({
  name: string().required('name is missing').max(100, 'name must be at most 100 characters'),
  file: string()
    .required('file is missing')
    .matches(/^[\w-][\w.-]*$/, 'file must be the name of a file in the same folder'),
  sha256: string()
    .required('sha256 is missing')
    .matches(/^[0-9a-f]{64}$/, 'sha256 must be 64 hexadecimal digits'),
  input: object({
    width: number().integer().min(16).max(512).required('input.width is missing'),
    height: number().integer().min(16).max(512).required('input.height is missing'),
    channels: string().oneOf(['rgb', 'bgr'], 'input.channels must be rgb or bgr').required(),
    /** The first value is subtracted from each channel, the second divides it. */
    mean: three('input.mean'),
    spread: three('input.spread'),
    /** `nchw` (default) is `[batch, 3, height, width]`, `nhwc` is `[batch, height, width, 3]`. */
    layout: string().oneOf(['nchw', 'nhwc'], 'input.layout must be nchw or nhwc'),
    /** The batch size is 1 by default; one face fills the batch. */
    batch: number().integer().min(1).max(16),
  }).noUnknown('input has a field that is not known'),
  description_size: number().integer().min(16).max(4096).required('description_size is missing'),
  /** Adds the built-in model with equal weight; the operating point must be measured with both. */
  sum_with_own: boolean(),
  points: object({
    left_eye: point('points.left_eye'),
    right_eye: point('points.right_eye'),
    nose: point('points.nose'),
    left_mouth: point('points.left_mouth'),
    right_mouth: point('points.right_mouth'),
  }).noUnknown('points has a field that is not known'),
  operating_point: object({
    sure: distance('operating_point.sure'),
    line: distance('operating_point.line'),
    strangers: distance('operating_point.strangers'),
  })
    .noUnknown('operating_point has a field that is not known')
    .test(
      'order',
      'operating_point must have sure below line and line below strangers',
      (point) => point?.sure === undefined || (point.sure < point.line && point.line < point.strangers),
    ),
}).noUnknown('there is a field that is not known');
export type FaceModel = InferType<typeof faceModelSchema>;
