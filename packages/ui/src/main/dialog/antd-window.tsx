import { Modal, type ModalProps } from 'antd';
import { AntdLook } from './antd-look.tsx';

/** antd's modal window in the look of the page. Alone in its file: no page needs it before a dialog opens. */
export function AntdWindow(props: ModalProps) {
  return (
    <AntdLook>
      <Modal {...props} />
    </AntdLook>
  );
}
