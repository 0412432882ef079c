// The plugins of charts that can be zoomed and hold notes, loaded with the first of them.
import { Chart } from 'chart.js';
import annotation from 'chartjs-plugin-annotation';
import zoom from 'chartjs-plugin-zoom';

Chart.register(annotation, zoom);
