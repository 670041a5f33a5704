/** Small readings of the table that several parts of the board share. */
import type { Table } from '@arenarium/legends/board';
import type { BoardProps } from '../board.ts';

export type Props = BoardProps<Table>;
export interface SeatProps extends Props {
  readonly seat: number;
}

const faceAt = ({ view }: Props, id: number): number => view.faces[id] ?? -1;

export const nameOf = (props: Props, id: number): string =>
  faceAt(props, id) < 0 ? 'a face-down card' : props.say(props.game.face(faceAt(props, id)).name);
