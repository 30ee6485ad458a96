/* Stands in for https://apis.google.com/js/api.js: gapi.load and gapi.iframes over postMessage, which is all that the
 * Auth SDK and the Auth emulator's helper frame use. A message that comes before its handler waits for it. */
(() => {
  const replies = new Map();
  let sent = 0;

  function channel(peer) {
    const handlers = new Map();
    const waiting = [];
    let greeted;
    const greeting = new Promise((resolve) => {
      greeted = resolve;
    });

    function deliver(message) {
      const result = handlers.get(message.name)(message.data);
      peer().postMessage({ gapi: 'reply', id: message.id, result }, '*');
    }

    // The Auth SDK ends one of its handlers with a throw, whatever the answer; the real script swallows it.
    function reply({ id, result }) {
      try {
        replies.get(id)?.([result]);
      } catch (error) {
        if (error.code !== 'auth/internal-error') throw error;
      }
    }

    addEventListener('message', ({ source, data }) => {
      if (source !== peer() || typeof data !== 'object' || data === null) return;
      if (data.gapi === 'hello') greeted();
      if (data.gapi === 'reply') reply(data);
      if (data.gapi !== 'message') return;
      if (handlers.has(data.name)) deliver(data);
      else waiting.push(data);
    });

    return {
      register(name, handler) {
        handlers.set(name, handler);
        for (const message of waiting.splice(0)) {
          if (message.name === name) deliver(message);
          else waiting.push(message);
        }
      },
      send(name, data, onReply) {
        sent += 1;
        const id = `${location.origin}#${sent}`;
        if (onReply) replies.set(id, onReply);
        peer().postMessage({ gapi: 'message', id, name, data }, '*');
      },
      ping: () => greeting,
      restyle: () => Promise.resolve(),
    };
  }

  const context = {
    open({ where, url, attributes }, onOpen) {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, attributes.style);
      frame.setAttribute('aria-hidden', 'true');
      frame.tabIndex = -1;
      frame.src = url;
      const iframe = channel(() => frame.contentWindow);
      where.append(frame);
      return Promise.resolve(onOpen(iframe));
    },
    getParentIframe() {
      const parentFrame = channel(() => parent);
      parent.postMessage({ gapi: 'hello' }, '*');
      return parentFrame;
    },
  };

  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: {}, getContext: () => context },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  window[onload ?? 'gapi_onload']?.();
})();
