#!/usr/bin/python3
# Opens a WebKitGTK window for WebKitWebDriver, without a toolbar, so that it can have any size.
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# User scripts are not subject to the page's content security policy.
PROBE = """(() => {
  const log = [];
  Object.defineProperty(window, "consoleMessages", { value: log });
  for (const level of ["error", "warn"]) {
    const own = console[level];
    console[level] = (...words) => { log.push(words.join(" ")); own.apply(console, words); };
  }
  addEventListener("error", (event) => log.push(event.message || `${event.target.src || event.target.href} failed`), true);
  addEventListener("unhandledrejection", (event) => log.push(String(event.reason)));
  document.addEventListener("securitypolicyviolation", (event) => log.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
})()"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window.py")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create)


def create(_session):
    scripts = WebKit2.UserContentManager()
    frames, time = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript.new(PROBE, frames, time, None, None))
    settings = WebKit2.Settings()
    # Disables only the page's scripts: WebDriver can still evaluate code.
    settings.set_enable_javascript_markup("NO_SCRIPT" not in os.environ)
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings, user_content_manager=scripts
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.add(view)
    window.show_all()
    window.connect("destroy", Gtk.main_quit)
    view.grab_focus()
    window.get_window().focus(0)  # there is no window manager to focus it
    return view


context.connect("automation-started", started)
Gtk.main()
