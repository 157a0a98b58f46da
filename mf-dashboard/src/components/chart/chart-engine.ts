import { AxisX } from '@antv/g2/esm/component/axisX';
import { AxisY } from '@antv/g2/esm/component/axisY';
import { Cartesian } from '@antv/g2/esm/coordinate/cartesian';
import { Theta } from '@antv/g2/esm/coordinate/theta';
import { Inline } from '@antv/g2/esm/data/inline';
import { Column } from '@antv/g2/esm/encode/column';
import { Constant } from '@antv/g2/esm/encode/constant';
import { Field } from '@antv/g2/esm/encode/field';
import { Transform } from '@antv/g2/esm/encode/transform';
import { ElementHighlight } from '@antv/g2/esm/interaction/elementHighlight';
import { Tooltip } from '@antv/g2/esm/interaction/tooltip';
import { Area } from '@antv/g2/esm/mark/area';
import { Interval } from '@antv/g2/esm/mark/interval';
import { Line } from '@antv/g2/esm/mark/line';
import { Point } from '@antv/g2/esm/mark/point';
import { Category10 } from '@antv/g2/esm/palette/category10';
import { Category20 } from '@antv/g2/esm/palette/category20';
import { Band } from '@antv/g2/esm/scale/band';
import { Constant as ConstantScale } from '@antv/g2/esm/scale/constant';
import { Identity } from '@antv/g2/esm/scale/identity';
import { Linear } from '@antv/g2/esm/scale/linear';
import { Ordinal } from '@antv/g2/esm/scale/ordinal';
import { Point as PointScale } from '@antv/g2/esm/scale/point';
import { Sqrt } from '@antv/g2/esm/scale/sqrt';
import { Classic } from '@antv/g2/esm/theme/classic';
import { StackY } from '@antv/g2/esm/transform/stackY';

// The charts library imports these from its engine.
export { extend } from '@antv/g2/esm/api/extend';
export { register } from '@antv/g2/esm/api/library';
export { Runtime } from '@antv/g2/esm/api/runtime';
export { ChartEvent } from '@antv/g2/esm/utils/event';

/** All parts of the engine would weigh twice as much as those that the dashboard uses. */
export function stdlib() {
  return {
    'component.axisX': AxisX,
    'component.axisY': AxisY,
    'coordinate.cartesian': Cartesian,
    'coordinate.theta': Theta,
    'data.inline': Inline,
    'encode.column': Column,
    'encode.constant': Constant,
    'encode.field': Field,
    'encode.transform': Transform,
    'interaction.elementHighlight': ElementHighlight,
    'interaction.tooltip': Tooltip,
    'mark.area': Area,
    'mark.interval': Interval,
    'mark.line': Line,
    'mark.point': Point,
    'palette.category10': Category10,
    'palette.category20': Category20,
    'scale.band': Band,
    'scale.constant': ConstantScale,
    'scale.identity': Identity,
    'scale.linear': Linear,
    'scale.ordinal': Ordinal,
    'scale.point': PointScale,
    'scale.sqrt': Sqrt,
    'theme.classic': Classic,
    'transform.stackY': StackY,
  };
}

/** The charts need no part of the engine's extension. */
export const plotlib = () => ({});
